/**
 * Holds the table of the specification's lines to the tests:
 * a line without a living test fails; what is open is listed.
 */
import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { findFaults } from "./src/find-faults.ts";
import { lines } from "./src/lines/index.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const read = (path: string): string | undefined =>
  existsSync(root + path) ? readFileSync(root + path, "utf8") : undefined;

const faults = findFaults(lines, read);
const open = lines.filter((line) => line.open);
for (const { section, line, open: why } of open) console.log(`open: ${section}: ${line} (${why})`);
for (const fault of faults) console.error(fault);
console.log(`${lines.length} lines, ${open.length} open, ${faults.length} faults`);
process.exitCode = faults.length === 0 ? 0 : 1;
