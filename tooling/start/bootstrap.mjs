// Runs on whatever Node a newcomer has (plain JavaScript, nothing installed yet), brings the pinned tools and
// hands over.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../..", import.meta.url));
const inRoot = (...parts) => path.join(root, ...parts);

/** Commands of commerce that have a name here too; `commerce` runs any. */
const ofCommerce = ["catalogue", "resend", "settle", "refund", "dispatch"];
const runCommerce = "tooling/start/src/run-commerce.ts";

const commands = {
  start: "tooling/start/src/main.ts",
  test: "tooling/rules/check.ts",
  bench: "tooling/bench/main.ts",
  cluster: "tooling/cluster/main.ts",
  "test:faults": "tooling/e2e/faults.ts",
  "test:postgres": "tooling/jest/postgres-versions.ts",
  "test:previous": "tooling/jest/previous-release.ts",
  gallery: "tooling/e2e/gallery.ts",
  texts: "tooling/rules/texts.ts",
  release: "tooling/release/main.ts",
  new: "tooling/new/main.ts",
  commerce: runCommerce,
  ...Object.fromEntries(ofCommerce.map((name) => [name, runCommerce])),
};

const [major] = process.versions.node.split(".").map(Number);
const machine = `${process.platform}-${process.arch}`;
const oldestNode = 20;
/** What the shop itself runs on, where the repository brings no Node of its own. */
const ownNode = 24;
const pnpm = "pnpm@12.21.0";
/** Bytes the installed packages take, with room for the first build. */
const roomForInstall = 3_000_000_000;

/** @returns {never} */
const refuse = (sentence) => {
  console.error(`\n  ${sentence}\n`);
  process.exit(1);
};

const checkMachine = () => {
  if (major < oldestNode) {
    refuse(
      `This needs Node ${oldestNode} or newer and found ${process.versions.node}: install a newer one from https://nodejs.org and start again.`,
    );
  }
  if (process.platform === "win32")
    refuse("On Windows this runs inside WSL: open a Linux shell there and start again.");
  const { optionalDependencies = {} } = JSON.parse(fs.readFileSync(inRoot("package.json"), "utf8"));
  if (major < ownNode && optionalDependencies[`node-${machine}`] === undefined) refuseWithoutNode();
};

/** @returns {never} */
const refuseWithoutNode = () => {
  refuse(
    `There is no packaged Node for ${machine}: install Node ${ownNode} or newer from https://nodejs.org and start again.`,
  );
};

const checkRoom = () => {
  const { bavail, bsize } = fs.statfsSync(root);
  const free = bavail * bsize;
  if (free >= roomForInstall) return;
  refuse(`Installing needs 3 GB and this disk has ${(free / 1e9).toFixed(1)} GB free: make room and start again.`);
};

/** Everything that decides what is installed. */
const installInputs = () => {
  const workspaces = ["apps", "packages", "tooling"].flatMap((group) =>
    fs.readdirSync(inRoot(group)).map((name) => path.join(group, name, "package.json")),
  );
  return ["package.json", "pnpm-lock.yaml", "pnpm-workspace.yaml", ...workspaces.sort()].filter((file) =>
    fs.existsSync(inRoot(file)),
  );
};

const fingerprint = () => {
  const hash = createHash("sha256").update(`${process.platform} ${process.arch}`);
  for (const file of installInputs()) hash.update(file).update(fs.readFileSync(inRoot(file)));
  return hash.digest("hex");
};

const checkFolder = () => {
  try {
    fs.accessSync(root, fs.constants.W_OK);
  } catch {
    refuse(
      `${root} cannot be written: it belongs to another user or is mounted read-only. Start as its owner, or from a copy of your own.`,
    );
  }
};

const install = () => {
  const stamp = inRoot("node_modules/.installed");
  const wanted = fingerprint();
  const isThere = fs.existsSync(inRoot("node_modules/.modules.yaml")) && fs.existsSync(stamp);
  if (isThere && fs.readFileSync(stamp, "utf8") === wanted) return;
  checkFolder();
  checkRoom();
  const begin = Date.now();
  console.log("  … Install");
  // One that is cut leaves packages of two versions: the stamp of the version before must not vouch for them.
  fs.rmSync(stamp, { force: true });
  const { status, error } = spawnSync("npx", ["-y", pnpm, "install", "--frozen-lockfile", "--reporter=append-only"], {
    cwd: root,
    stdio: ["ignore", "pipe", "inherit"],
    env: { ...process.env, CI: "1" },
  });
  if (error !== undefined) refuse("npx was not found: it comes with npm, install that and start again.");
  if (status !== 0)
    refuse(
      "Installing failed, see above; most often the network is the reason, or a home folder that cannot be written. Start again to go on where it stopped.",
    );
  try {
    fs.writeFileSync(stamp, wanted);
  } catch (error) {
    refuse(`${stamp} cannot be written (${error.message}): put that right and start again.`);
  }
  console.log(`  ✓ ${"Install".padEnd(18)} ${`${((Date.now() - begin) / 1000).toFixed(1)} s`.padStart(7)}`);
};

/**
 * The Node that the repository pins; where there is none
 * for this machine, the present one if it is new enough.
 */
const pinnedNode = () => {
  const pinned = inRoot("node_modules/.bin/node");
  if (fs.existsSync(pinned)) return pinned;
  return major >= ownNode ? process.execPath : refuseWithoutNode();
};

const run = (script, args) => {
  const bin = inRoot("node_modules/.bin");
  const child = spawn(pinnedNode(), [inRoot(script), ...args], {
    cwd: root,
    stdio: "inherit",
    env: { ...process.env, PATH: `${bin}${path.delimiter}${process.env.PATH ?? ""}` },
  });
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
  // npm does not always pass on that it was ended; told once, as a child that is told again takes it for
  // somebody who cannot wait.
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    child.kill("SIGTERM");
  }, 1_000).unref();
  child.on("exit", (code, signal) => process.exit(code ?? (signal === null ? 1 : 130)));
};

const [command = "start", ...args] = process.argv.slice(2);
const script = commands[command];
if (script === undefined) refuse(`There is no command "${command}"; there are ${Object.keys(commands).join(", ")}.`);
checkMachine();
install();
run(script, ofCommerce.includes(command) ? [command, ...args] : args);
