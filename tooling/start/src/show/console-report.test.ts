import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "@jest/globals";
import { root } from "../repository.ts";

const report = pathToFileURL(join(root, "tooling/start/src/show/console-report.ts")).href;

/** Speaks each time it is asked to, and says beside its output that it has. */
const speaker = `
import { createConsoleReport } from "${report}";
const report = createConsoleReport();
process.on("message", () => {
  report.notice("worker", "warn", "slow");
  console.error("slow");
  setImmediate(() => process.send("spoken"));
});
process.send("up");
`;

test("a terminal that is gone ends the words, not the shop", async () => {
  const child = spawn(process.execPath, ["--input-type=module", "--eval", speaker], {
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
  await once(child, "message");
  child.stdout?.destroy();
  child.stderr?.destroy();
  for (let times = 0; times < 3; times += 1) {
    child.send("speak");
    expect(await Promise.race([once(child, "message"), once(child, "exit")])).toEqual(["spoken", undefined]);
  }
  child.kill();
});
