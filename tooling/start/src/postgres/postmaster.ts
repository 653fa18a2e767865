import { readFile, realpath, rm } from "node:fs/promises";
import { join } from "node:path";
import { commandLineOf, isAlive } from "../process-table.ts";
import { waitFor } from "../wait.ts";

/** A running server, as its `postmaster.pid` describes it. */
export interface Postmaster {
  readonly pid: number;
  readonly port: number;
  /** Whether it accepts connections yet; one that is starting may be recovering what a crash left. */
  readonly status: "starting" | "ready" | "other";
}

/**
 * The server that runs on this data folder; undefined when
 * none does, also when a dead one left its file behind.
 */
export const findPostmaster = async (dataDirectory: string): Promise<Postmaster | undefined> => {
  const lines = await linesOf(dataDirectory);
  const pid = pidOf(lines);
  if (pid === undefined || !(await isServerOn(dataDirectory, pid, lines[1]))) return undefined;
  const status = lines[7]?.trim();
  return { pid, port: Number(lines[3]), status: status === "starting" || status === "ready" ? status : "other" };
};

/**
 * Removes the file of a dead server whose number a stranger has by now: PostgreSQL
 * itself looks only whether some process of the same user has it, and would not start.
 */
export const removeStale = async (dataDirectory: string): Promise<void> => {
  const lines = await linesOf(dataDirectory);
  const pid = pidOf(lines);
  if (pid === undefined || (await isServerOn(dataDirectory, pid, lines[1]))) return;
  // Another starter may have removed it meanwhile, and this is the file of its server.
  if (pidOf(await linesOf(dataDirectory)) === pid) await rm(fileOf(dataDirectory), { force: true });
};

const fileOf = (dataDirectory: string): string => join(dataDirectory, "postmaster.pid");

/** Lines: pid, data folder, start time, port, socket folder, listen address, shared memory key, status. */
const linesOf = async (dataDirectory: string): Promise<readonly string[]> =>
  (await readFile(fileOf(dataDirectory), "utf8").catch(() => "")).split("\n");

/** The number in the file, when a process has it. */
const pidOf = ([first]: readonly string[]): number | undefined => {
  const pid = Number(first);
  return Number.isSafeInteger(pid) && pid > 0 && isAlive(pid) ? pid : undefined;
};

/**
 * Whether this process is a server on this folder, by whichever name of it, as after a restart of the machine
 * it may be anybody.
 */
const isServerOn = async (dataDirectory: string, pid: number, named = dataDirectory): Promise<boolean> => {
  if (!`${await commandLineOf(pid)} `.includes(` -D ${named} `)) return false;
  return named === dataDirectory || (await realpath(named).catch(() => "")) === (await realpath(dataDirectory));
};

/** The arguments the last server on this data folder was started with. */
export const lastArguments = async (dataDirectory: string): Promise<string> => {
  const text = await readFile(join(dataDirectory, "postmaster.opts"), "utf8").catch(() => "");
  return text.trim();
};

/** Ends a server: `SIGINT` for a fast and clean stop, `SIGKILL` as a power cut. Returns when it is gone. */
export const endPostmaster = async (pid: number, signal: "SIGINT" | "SIGKILL"): Promise<void> => {
  if (!isAlive(pid)) return;
  process.kill(pid, signal);
  const gone = await waitFor(() => !isAlive(pid), { atMost: 30_000, every: 10 });
  if (!gone && signal === "SIGINT") await endPostmaster(pid, "SIGKILL");
};
