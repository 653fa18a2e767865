import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";
import { afterEach, expect, test } from "@jest/globals";
import { type Identity, serverIdentity } from "./postgres/identity.ts";
import { root } from "./repository.ts";
import { type StubRepository, stubRepository } from "./testing/stub-repository.ts";

let repository: StubRepository;

afterEach(() => repository.remove());

/** Runs the bootstrap to its end. @param identity another user's */
const run = async (identity: Identity | undefined): Promise<{ readonly code: unknown; readonly said: string }> => {
  const child = spawn(process.execPath, [repository.bootstrap, "start"], {
    ...identity,
    env: repository.environment,
    stdio: ["ignore", "pipe", "pipe"],
  });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => {
      said += text;
    });
  }
  const [code] = await once(child, "close");
  return { code, said };
};

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

test("a repository that this user may not write is named, and nothing is installed", async () => {
  repository = await stubRepository("", installs);
  await chmod(repository.folder, 0o555);
  const { code, said } = await run(serverIdentity());
  expect(said).toContain(`${repository.folder}/ cannot be written`);
  expect(code).toBe(1);
});

test("an install that was cut does not count as done when one goes back to what was installed before", async () => {
  // Counts its calls, and fails once it is told to.
  repository = await stubRepository("", `echo >> calls; [ ! -e broken ] && ${installs}`);
  const calls = async () => (await readFile(join(repository.folder, "calls"), "utf8")).length;
  expect((await run(undefined)).code).toBe(0);
  expect((await run(undefined)).code).toBe(0);
  expect(await calls()).toBe(1);
  const before = await readFile(join(repository.folder, "package.json"), "utf8");
  await writeFile(join(repository.folder, "package.json"), '{ "type": "module", "version": "2.0.0" }');
  await writeFile(join(repository.folder, "broken"), "");
  expect((await run(undefined)).code).toBe(1);
  await writeFile(join(repository.folder, "package.json"), before);
  await rm(join(repository.folder, "broken"));
  expect((await run(undefined)).code).toBe(0);
  expect(await calls()).toBe(3);
});

test("a Node that is too old for a machine without a packaged one is refused before anything is installed", async () => {
  repository = await stubRepository("", installs);
  const older = join(repository.folder, "older.mjs");
  await writeFile(older, 'Object.defineProperty(process.versions, "node", { value: "22.1.0" });');
  repository = { ...repository, environment: { ...repository.environment, NODE_OPTIONS: `--import=${older}` } };
  const { code, said } = await run(undefined);
  expect(said).toContain("install Node 24 or newer");
  expect(said).not.toContain("Install\n");
  expect(code).toBe(1);
});
