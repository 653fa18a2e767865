/**
 * Holds the links of every README and every page of docs to files
 * that are there: a threat to its test, a decision to its code.
 */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { brokenLinks } from "./src/broken-links.ts";
import { files, read, root } from "./src/repository.ts";

const pages = files("*.md").filter((path) => !path.startsWith(".changeset/"));
const faults = pages.flatMap((path) =>
  brokenLinks(path, read(path), (target) => existsSync(join(root, target))).map((target) => `${path}: ${target}`),
);

for (const fault of faults) console.error(`${fault} is not there`);
console.log(`${pages.length} pages, ${faults.length} broken links`);
process.exitCode = faults.length === 0 ? 0 : 1;
