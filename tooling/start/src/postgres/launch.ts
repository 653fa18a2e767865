import { spawn } from "node:child_process";
import { mkdir, open, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { isTaken } from "../ports.ts";
import { Problem } from "../problem.ts";
import { waitFor } from "../wait.ts";
import { serverIdentity } from "./identity.ts";
import type { Place } from "./place.ts";
import { endPostmaster, findPostmaster, type Postmaster } from "./postmaster.ts";

export interface Waiting {
  /** Hears when a start takes so long that one should know why. */
  readonly tell: (message: string) => void;
  /** Gives the start up; the server that was starting is stopped. */
  readonly signal: AbortSignal | undefined;
  /** Milliseconds after which a start that goes on is worth a word. Default: 5000 */
  readonly patience?: number;
}

/** Milliseconds after which a start that does not even begin is given up. */
const givenUp = 60_000;

/**
 * The server on this data folder once it accepts connections. One that is starting is waited for
 * however long it takes: after a crash it recovers first, and begins anew when it is stopped meanwhile.
 *
 * @param hasEnded whether the process that was to become the server is gone
 * @returns undefined when there is none a minute later, or it has ended
 * @throws the signal's reason
 */
export const whenReady = async (
  dataDirectory: string,
  { tell, signal, patience = 5_000 }: Waiting,
  hasEnded = () => false,
): Promise<Postmaster | undefined> => {
  const begin = performance.now();
  let told = false;
  const outcome = await waitFor(
    async () => {
      // Before the look: what it did last can be seen then.
      const over = hasEnded();
      const found = await findPostmaster(dataDirectory);
      if (found?.status === "ready") return found;
      if (found !== undefined && signal?.aborted) {
        await endPostmaster(found.pid, "SIGINT");
        signal.throwIfAborted();
      }
      const waited = performance.now() - begin;
      if (found?.status !== "starting") return (over || waited > givenUp) && "over";
      if (!told && waited > patience) {
        told = true;
        tell("is recovering what a crash left; this may take minutes");
      }
      return undefined;
    },
    { atMost: Number.POSITIVE_INFINITY, every: 10 },
  );
  return outcome === "over" ? undefined : outcome;
};

/** How long a cause that may pass by itself is waited out, in milliseconds. */
const timeout = 5_000;

/**
 * Starts the server and returns when it accepts connections; one started by another process is as good.
 * What may pass by itself is tried again: memory of a killed server, an empty lock file.
 *
 * @throws Problem when the port is taken or the server refuses to start; the signal's reason
 */
export const launch = async (
  place: Place,
  args: readonly string[],
  port: number,
  logFile: string,
  waiting: Waiting,
): Promise<Postmaster> => {
  await mkdir(dirname(logFile), { recursive: true });
  const end = performance.now() + timeout;
  for (;;) {
    const outcome = await launchOnce(place, args, logFile, waiting);
    if (typeof outcome !== "string") return outcome;
    const mayPass = /pre-existing shared memory|"postmaster\.pid" (already exists|is empty)/.test(outcome);
    if (!mayPass || performance.now() > end + timeout) throw await explain(outcome, port, logFile);
    // Empty for that long: a power cut left it, and nobody is going to fill it.
    if (outcome.includes("is empty") && performance.now() > end) {
      await rm(join(place.dataDirectory, "postmaster.pid"), { force: true });
    }
  }
};

const explain = async (said: string, port: number, logFile: string): Promise<Problem> => {
  if (await isTaken(port)) {
    return new Problem(
      `Port ${port}, meant for PostgreSQL, is taken by another program: stop that one, or set POSTGRES_PORT to a free port.`,
    );
  }
  return new Problem(`PostgreSQL did not start (more in ${logFile}): ${said || "it said nothing"}`);
};

/** The server when it is up, else the last words of the one that ended. */
const launchOnce = async (
  place: Place,
  args: readonly string[],
  logFile: string,
  waiting: Waiting,
): Promise<Postmaster | string> => {
  const log = await open(logFile, "a+");
  const { size } = await log.stat();
  try {
    // A group of its own: Ctrl-C at the terminal must not
    // reach it before the programs that use it have ended.
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
    const server = await whenReady(place.dataDirectory, waiting, () => ended);
    if (server !== undefined) return server;
    if (!ended) {
      child.kill("SIGKILL");
      throw new Problem(`PostgreSQL did not begin to start within a minute (more in ${logFile}).`);
    }
    const { buffer, bytesRead } = await log.read(Buffer.alloc(2000), 0, 2000, size);
    return buffer.toString("utf8", 0, bytesRead).trim();
  } finally {
    await log.close();
  }
};
