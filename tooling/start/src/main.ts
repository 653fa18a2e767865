import { statfs } from "node:fs/promises";
import { Problem, reasonOf } from "./problem.ts";
import { root } from "./repository.ts";
import { runShop } from "./run-shop.ts";
import { createConsoleReport } from "./show/console-report.ts";
import { startStack } from "./stack/start-stack.ts";
import { serveStorybook } from "./storybook.ts";
import { untilBroken } from "./until-broken.ts";
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
  // Nobody may look at the terminal any more.
  told.addEventListener("abort", report.end);
  await runShop({
    start: (signal) => startStack({ fresh: process.argv.includes("--fresh"), report, signal }),
    serve: (stack, signal) => serveStorybook(stack.ports.storybook, signal),
    told,
    broken: untilBroken(),
    ready: (addresses) => {
      report.end();
      console.log(`\n  Ready in ${((performance.now() - begin) / 1000).toFixed(1)} s`);
      console.log(addresses);
    },
    stopping: () => console.log("\n  Stopping …"),
  });
  console.log("  Stopped.");
  process.exit(0);
} catch (error) {
  report.end();
  console.error(
    `\n  ${error instanceof Problem ? error.message : (error instanceof Error && error.stack) || reasonOf(error)}\n`,
  );
  process.exit(1);
}
