import { runDispatch } from "./checkout/dispatch/run-dispatch.ts";
import { createServices } from "./create-services.ts";
import { readEnvironment } from "./environment.ts";

/** Parcels that wait to leave, from the command line: lists them, prints what a packer needs of one, or notes that those of the named orders left. */
const services = createServices(readEnvironment(), "dispatch");
try {
  const said = await runDispatch(services, process.argv.slice(2));
  if (said.some(({ done }) => !done)) process.exitCode = 1;
  process.stdout.write(`${said.map(({ text }) => text).join("\n")}\n`);
} finally {
  await services.close();
}
