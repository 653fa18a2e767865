import { spawn } from "node:child_process";
import { mkdir, open, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { isTaken } from "../ports.ts";
import { Problem } from "../problem.ts";
import { waitFor } from "../wait.ts";
import { serverIdentity } from "./identity.ts";
import type { Place } from "./place.ts";
import { findPostmaster, type Postmaster } from "./postmaster.ts";

/** The server on this data folder once it accepts connections; undefined when it has not within a minute. */
export const whenReady = (dataDirectory: string): Promise<Postmaster | undefined> =>
  waitFor(() => readyNow(dataDirectory), { atMost: 60_000, every: 10 });

async function readyNow(dataDirectory: string): Promise<Postmaster | undefined> {
  const found = await findPostmaster(dataDirectory);
  return found?.ready ? found : undefined;
}

/** How long a cause that may pass by itself is waited out, in milliseconds. */
const patience = 5_000;

/**
 * Starts the server and returns when it accepts connections. A server that another process started in the same moment is
 * as good. What may pass by itself is tried again: the last processes of a killed server hold its memory for a moment,
 * and a server that is just starting has its lock file empty.
 * @throws Problem when the port is taken or the server refuses to start.
 */
export async function launch(
  place: Place,
  args: readonly string[],
  port: number,
  logFile: string,
): Promise<Postmaster> {
  await mkdir(dirname(logFile), { recursive: true });
  const end = performance.now() + patience;
  for (;;) {
    const outcome = await launchOnce(place, args, logFile);
    if (typeof outcome !== "string") return outcome;
    const mayPass = /pre-existing shared memory|"postmaster\.pid" (already exists|is empty)/.test(outcome);
    if (!mayPass || performance.now() > end + patience) throw await explain(outcome, port, logFile);
    // Empty for that long: a power cut left it, and nobody is going to fill it.
    if (outcome.includes("is empty") && performance.now() > end) {
      await rm(join(place.dataDirectory, "postmaster.pid"), { force: true });
    }
  }
}

async function explain(said: string, port: number, logFile: string): Promise<Problem> {
  if (await isTaken(port)) {
    return new Problem(
      `Port ${port}, meant for PostgreSQL, is taken by another program: stop that one, or set POSTGRES_PORT to a free port.`,
    );
  }
  return new Problem(`PostgreSQL did not start (more in ${logFile}): ${said || "it said nothing"}`);
}

/** The server when it is up, else its last words. */
async function launchOnce(place: Place, args: readonly string[], logFile: string): Promise<Postmaster | string> {
  const log = await open(logFile, "a+");
  const { size } = await log.stat();
  try {
    // A group of its own: Ctrl-C at the terminal must not reach it before the programs that use it have ended.
    const child = spawn(place.binaries.postgres, args, {
      ...serverIdentity(),
      cwd: place.dataDirectory,
      detached: true,
      stdio: ["ignore", log.fd, log.fd],
      env: { PATH: process.env.PATH, LC_ALL: "C", TZ: "UTC" },
    });
    child.unref();
    let ended = false;
    child.once("exit", () => {
      ended = true;
    });
    child.once("error", () => {
      ended = true;
    });
    const isOver = async () => (ended ? ((await readyNow(place.dataDirectory)) ?? "over") : undefined);
    const outcome = await waitFor(async () => (await readyNow(place.dataDirectory)) ?? (await isOver()), {
      atMost: 60_000,
      every: 10,
    });
    if (typeof outcome === "object") return outcome;
    const { buffer, bytesRead } = await log.read(Buffer.alloc(2000), 0, 2000, size);
    return buffer.toString("utf8", 0, bytesRead).trim();
  } finally {
    await log.close();
  }
}
