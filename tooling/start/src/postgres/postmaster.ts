import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { commandLineOf, isAlive } from "../process-table.ts";
import { waitFor } from "../wait.ts";

/** A running server, as its `postmaster.pid` describes it. */
export interface Postmaster {
  readonly pid: number;
  readonly port: number;
  /** Whether it accepts connections yet. */
  readonly ready: boolean;
}

/** The server that runs on this data folder; undefined when none does, also when a dead one left its file behind. */
export async function findPostmaster(dataDirectory: string): Promise<Postmaster | undefined> {
  const text = await readFile(join(dataDirectory, "postmaster.pid"), "utf8").catch(() => "");
  // Lines: pid, data folder, start time, port, socket folder, listen address, shared memory key, status.
  const lines = text.split("\n");
  const pid = Number(lines[0]);
  if (!Number.isSafeInteger(pid) || pid <= 0 || !isAlive(pid)) return undefined;
  // After a restart of the machine the number may belong to anybody.
  if (!(await commandLineOf(pid)).includes("postgres")) return undefined;
  return { pid, port: Number(lines[3]), ready: lines[7]?.trim() === "ready" };
}

/** The arguments the last server on this data folder was started with. */
export async function lastArguments(dataDirectory: string): Promise<string> {
  const text = await readFile(join(dataDirectory, "postmaster.opts"), "utf8").catch(() => "");
  return text.trim();
}

/** Ends a server: `SIGINT` for a fast and clean stop, `SIGKILL` as a power cut. Returns when it is gone. */
export async function endPostmaster(pid: number, signal: "SIGINT" | "SIGKILL"): Promise<void> {
  if (!isAlive(pid)) return;
  process.kill(pid, signal);
  const gone = await waitFor(() => !isAlive(pid), { atMost: 30_000, every: 10 });
  if (!gone && signal === "SIGINT") await endPostmaster(pid, "SIGKILL");
}
