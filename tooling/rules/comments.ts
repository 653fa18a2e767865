/** Holds comments to lines that can be read beside the code: at most 110 characters. */
import { longComments } from "./src/long-comments.ts";
import { files, read } from "./src/repository.ts";

const sources = files("*.ts", "*.tsx", "*.mjs").filter((path) => !path.includes("/generated/"));
const faults = sources.flatMap((path) => longComments(read(path)).map((line) => `${path}:${line}`));

for (const fault of faults) console.error(`${fault}: a comment of more than 110 characters`);
console.log(`${sources.length} files, ${faults.length} long comments`);
process.exitCode = faults.length === 0 ? 0 : 1;
