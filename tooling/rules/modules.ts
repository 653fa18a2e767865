/** Modules of commerce: no two import each other, and a table is named in SQL of its own module alone. */
import { foreignTables, pairs } from "./src/known-faults.ts";
import { pairFaults } from "./src/module-pairs.ts";
import { files, read } from "./src/repository.ts";
import { tableFaults } from "./src/tables.ts";

const folder = "apps/commerce/src/";
const forTests = /\/testing\/|^testing\/|\.test\.ts$/;

const sources = files(`${folder}*.ts`, `${folder}*.sql`)
  .map((path) => ({ path: path.slice(folder.length), text: read(path) }))
  .filter(({ path }) => !forTests.test(path));

const code = sources.filter(({ path }) => path.endsWith(".ts"));
const faults = [...pairFaults(code, pairs), ...tableFaults(sources, foreignTables)];

for (const fault of faults) console.log(fault);
console.log(`${sources.length} files of commerce, ${faults.length} faults`);
process.exitCode = faults.length === 0 ? 0 : 1;
