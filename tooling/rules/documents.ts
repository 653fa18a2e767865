/**
 * Holds the links of every README and every page of docs to files that are there,
 * such as a threat's to its test, and a page of docs to ten lines of prose.
 */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { brokenLinks } from "./src/broken-links.ts";
import { longPage } from "./src/long-pages.ts";
import { files, read, root } from "./src/repository.ts";

const pages = files("*.md").filter((path) => !path.startsWith(".changeset/"));
const faults = pages.flatMap((path) => {
  const text = read(path);
  return [
    ...brokenLinks(path, text, (target) => existsSync(join(root, target))).map((target) => `${target} is not there`),
    ...longPage(path, text),
  ].map((words) => `${path}: ${words}`);
});

for (const fault of faults) console.error(fault);
console.log(`${pages.length} pages, ${faults.length} broken links or long pages`);
process.exitCode = faults.length === 0 ? 0 : 1;
