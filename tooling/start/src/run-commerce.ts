import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { isTaken } from "./ports.ts";
import { Problem } from "./problem.ts";
import { defaultDataDirectory, root, withPinnedTools } from "./repository.ts";
import { outsideOf } from "./stack/environment.ts";
import { readPorts } from "./stack/ports.ts";
import { variablesOf } from "./stack/variables-of.ts";

/**
 * Runs a command of commerce with the settings of the shop that `start` runs here, on paths of where it was
 * called, and answers the code it ends with.
 */
const run = async (words: readonly string[]): Promise<number> => {
  const ports = readPorts(process.env);
  if (!outsideOf(process.env).database && !(await isTaken(ports.postgres)))
    throw new Problem("The shop's database does not run: start the shop first, or set DATABASE_URL to another.");
  const variables = await variablesOf({ dataDirectory: defaultDataDirectory, environment: process.env });
  const child = spawn(process.execPath, [join(root, "apps/commerce/src/entries/main.ts"), ...words], {
    cwd: process.env.INIT_CWD ?? root,
    env: { ...withPinnedTools(process.env), ...variables },
    stdio: "inherit",
  });
  const [code] = await once(child, "close");
  return typeof code === "number" ? code : 1;
};

try {
  process.exitCode = await run(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof Problem)) throw error;
  console.error(`\n  ${error.message}\n`);
  process.exitCode = 1;
}
