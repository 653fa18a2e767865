import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { openApi } from "../src/shop/api/document/openapi.ts";
import { type ApiDocument, operationsSource, typesSource } from "./api-client/client-source.ts";

/**
 * Writes the document of the API and the client that is made
 * of it; `--check` only says whether they are up to date.
 */
const folder = join(import.meta.dirname, "../../../packages/api-client");
const document = openApi();
const typed = document as unknown as ApiDocument;
const files = {
  "openapi.json": `${JSON.stringify(document, null, 2)}\n`,
  "src/types.ts": typesSource(typed),
  "src/operations.ts": operationsSource(typed),
};

const format = (path: string, text: string): string =>
  execFileSync("biome", ["format", `--stdin-file-path=${path}`], { input: text, cwd: folder, encoding: "utf8" });

const isCheck = process.argv.includes("--check");
let stale = 0;
for (const [name, text] of Object.entries(files)) {
  const path = join(folder, name);
  const formatted = format(path, text);
  if (isCheck) {
    if (readFileSync(path, "utf8") === formatted) continue;
    stale += 1;
    process.stderr.write(
      `packages/api-client/${name} is not what the code says: pnpm --filter @giftshop/commerce api-client\n`,
    );
  } else {
    mkdirSync(join(path, ".."), { recursive: true });
    writeFileSync(path, formatted);
  }
}
process.exitCode = stale > 0 ? 1 : 0;
