import { createServices } from "./create-services.ts";
import { runCommand } from "./editing/command.ts";
import { Misuse, Refused } from "./editing/finding.ts";
import { readEnvironment } from "./environment.ts";

/** Catalogue and pages as files, from the command line; exit code 1 where nothing was done. */
const services = createServices(readEnvironment(), "edit");
try {
  process.stdout.write(`${await runCommand(services, process.argv.slice(2))}\n`);
} catch (error) {
  process.exitCode = 1;
  if (error instanceof Refused) process.stderr.write(`${error.message}\n\nNothing was written.\n`);
  else if (error instanceof Misuse) process.stderr.write(`${error.message}\n`);
  else throw error;
} finally {
  await services.close();
}
