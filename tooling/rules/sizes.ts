/** Holds files to 300 lines, half of them to 50, and folders to thirty files and folders. */
import { files, read } from "./src/repository.ts";
import { areHalfShort, fullFolders, longFiles } from "./src/sizes.ts";

const paths = files("*.ts", "*.tsx", "*.mjs").filter((path) => !path.includes("/generated/"));
const sources = paths.map((path) => [path, read(path).split("\n").length - 1] as const);
const faults = [...longFiles(sources), ...fullFolders(paths)];
if (!areHalfShort(sources)) faults.push("fewer than half of the files have fifty lines or less");

for (const fault of faults) console.error(fault);
console.log(`${paths.length} files, ${faults.length} faults of size`);
process.exitCode = faults.length === 0 ? 0 : 1;
