import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { expect, test } from "@jest/globals";

test("document and client in the repository are what the code says", () => {
  const folder = join(import.meta.dirname, "../../../..");
  expect(() =>
    execFileSync(process.execPath, ["scripts/write-api-client.ts", "--check"], { cwd: folder }),
  ).not.toThrow();
});
