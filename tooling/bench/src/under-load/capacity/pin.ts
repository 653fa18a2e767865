import { execFileSync } from "node:child_process";
import { constants, setPriority } from "node:os";

/** Keeps processes with all their threads, and what they start later, on cores, as `0` or `0-1`. */
export const pin = (pids: readonly number[], cores: string): void => {
  for (const pid of pids) execFileSync("taskset", ["--all-tasks", "--cpu-list", "--pid", cores, String(pid)]);
};

/** This process, which asks, takes only what the shop leaves. */
export const askPolitely = (): void => setPriority(constants.priority.PRIORITY_LOW);
