import { parseArgs } from "node:util";
import { buildAll } from "./src/build.ts";
import { faultsOf } from "./src/check-packed.ts";
import { unannouncedBreaks } from "./src/compare.ts";
import { publishTo } from "./src/publish.ts";
import { withRegistry } from "./src/registry.ts";
import { tryOutside } from "./src/try-outside.ts";

const { values, positionals } = parseArgs({ allowPositionals: true, options: { signed: { type: "boolean" } } });
const [command = "check", registry] = positionals;
const begin = performance.now();
const tell = (words: string) =>
  console.log(`${((performance.now() - begin) / 1000).toFixed(1).padStart(6)} s  ${words}`);

/** Ends the run with what was found, or says that there is nothing. */
const none = (faults: readonly string[], words: string): void => {
  if (faults.length > 0) {
    console.error(faults.join("\n"));
    process.exit(1);
  }
  tell(words);
};

if (!["build", "check", "try", "compare", "publish"].includes(command)) {
  throw new Error("Say build, check, try, compare <registry> or publish <registry>.");
}
const built = await buildAll();
tell(`${built.length} packages are built.`);

if (command === "check" || command === "try" || command === "publish") {
  none((await Promise.all(built.map(faultsOf))).flat(), "publint and arethetypeswrong find nothing.");
}
if (command === "try") {
  await withRegistry(async (local) => {
    await publishTo(local, built);
    tell("They are published to a registry of this machine.");
    none(await unannouncedBreaks(local, built), "What is published and what was built fit each other.");
    await tryOutside(local, tell);
  });
}
if (command === "compare" || command === "publish") {
  if (!registry) throw new Error(`Say where: release ${command} <registry>`);
  none(await unannouncedBreaks(registry, built), "Nobody's program breaks without a new major version.");
  if (command === "publish")
    for (const name of await publishTo(registry, built, values.signed)) tell(`${name} is published.`);
}
