import { spawn } from "node:child_process";
import { once } from "node:events";
import { pathToFileURL } from "node:url";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { afterEach, expect, test } from "@jest/globals";
import { root } from "./repository.ts";
import { type StubRepository, stubRepository } from "./testing/stub-repository.ts";

let repository: StubRepository;

afterEach(() => repository.remove());

/** What an install leaves behind. */
const installs = "mkdir -p node_modules && touch node_modules/.modules.yaml";

const untilTold = pathToFileURL(join(root, "tooling/start/src/until-told.ts")).href;

/** Needs longer to stop than a second request to stop would leave it. */
const slowToStop = `
import { once } from "node:events";
import { untilTold } from "${untilTold}";
const told = untilTold();
console.log("up");
const open = setInterval(() => undefined, 1_000);
await once(told, "abort");
setTimeout(() => {
  console.log("stopped");
  clearInterval(open);
  process.exit(0);
}, 4_500);
`;

test("when whoever started it is gone, the shop is told once and has its time to stop", async () => {
  repository = await stubRepository(slowToStop, installs);
  const shell = spawn("sh", ["-c", `"${process.execPath}" "${repository.bootstrap}" start; true`], {
    env: repository.environment,
    detached: true,
    stdio: ["ignore", "pipe", "inherit"],
  });
  const said: string[] = [];
  const lines = createInterface({ input: shell.stdout });
  lines.on("line", (line) => {
    said.push(line.trim());
    if (line === "up") shell.kill("SIGKILL");
  });
  await once(lines, "close");
  expect(said.slice(-2)).toEqual(["up", "stopped"]);
});
