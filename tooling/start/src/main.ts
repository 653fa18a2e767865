import { once } from "node:events";
import { statfs } from "node:fs/promises";
import { Problem, reasonOf } from "./problem.ts";
import { root } from "./repository.ts";
import { addresses } from "./show/addresses.ts";
import { createConsoleReport } from "./show/console-report.ts";
import { startStack } from "./stack/start-stack.ts";
import { serveStorybook } from "./storybook.ts";
import { untilTold } from "./until-told.ts";

/** Bytes that a build, a database and its logs may need. */
const roomNeeded = 500_000_000;

const report = createConsoleReport();
const begin = performance.now();

try {
  const { bavail, bsize } = await statfs(root);
  if (bavail * bsize < roomNeeded)
    throw new Problem("Less than 500 MB are free on this disk: make room and start again.");
  const told = untilTold();
  const stack = await startStack({ fresh: process.argv.includes("--fresh"), report, signal: told });
  const storybook = await serveStorybook(stack.ports.storybook, told);
  report.end();
  console.log(`\n  Ready in ${((performance.now() - begin) / 1000).toFixed(1)} s`);
  console.log(addresses(stack, storybook.address));
  if (!told.aborted) await once(told, "abort");
  console.log("\n  Stopping …");
  storybook.server?.close();
  storybook.server?.closeAllConnections();
  await stack.stop();
  console.log("  Stopped.");
  process.exit(0);
} catch (error) {
  report.end();
  console.error(
    `\n  ${error instanceof Problem ? error.message : (error instanceof Error && error.stack) || reasonOf(error)}\n`,
  );
  process.exit(1);
}
