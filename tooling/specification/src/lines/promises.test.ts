import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "@jest/globals";
import { promises } from "./promises.ts";

const folder = fileURLToPath(new URL("../../../seed/src/content/en/", import.meta.url));
const written = globSync("*.ts", { cwd: folder })
  .map((name) => readFileSync(join(folder, name), "utf8"))
  .join("\n");

test("each promise stands in the texts as it is quoted", () => {
  expect(promises.filter(({ line }) => !written.includes(line))).toEqual([]);
});
