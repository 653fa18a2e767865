/** Holds the table of settings in README.md to the settings that the sources read. */
import { compareSettings } from "./src/compare-settings.ts";
import { files, read } from "./src/repository.ts";

/** Tests set what they like, and scripts of a package are its own business. */
const exempt = /\.test\.tsx?$|\/(?:testing|scripts|samples)\/|\.d\.ts$|^tooling\/rules\//;

const sources = files("apps/*.ts", "packages/*.ts", "tooling/*.ts", "tooling/*.mjs").filter(
  (path) => !exempt.test(path),
);
const faults = compareSettings(read("README.md"), sources.map(read));

for (const fault of faults) console.error(fault);
console.log(`${sources.length} files, ${faults.length} settings that README.md and the sources differ in`);
process.exitCode = faults.length === 0 ? 0 : 1;
