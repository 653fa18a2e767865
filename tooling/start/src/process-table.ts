import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { promisify } from "node:util";
import { codeOf } from "./problem.ts";

const run = promisify(execFile);

/** Whether a process with this id exists, whoever owns it. */
export const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === "EPERM";
  }
};

/**
 * The command line of a process, parted by blanks, empty where there is none: after a restart of the machine
 * a stranger may have the number of one that we started.
 */
export const commandLineOf = async (pid: number): Promise<string> => {
  if (process.platform === "linux") {
    const raw = await readFile(`/proc/${pid}/cmdline`, "utf8").catch(() => "");
    return raw.replaceAll("\0", " ").trim();
  }
  const { stdout } = await run("ps", ["-ww", "-o", "command=", "-p", String(pid)]).catch(() => ({ stdout: "" }));
  return stdout.trim();
};

/** A process that was started, and a piece of its command line to know it again by. */
export interface Known {
  readonly pid: number;
  readonly script: string;
}

/** Whether a process still runs, and is no stranger who was given its number. */
export const isThere = async ({ pid, script }: Known): Promise<boolean> =>
  isAlive(pid) && (await commandLineOf(pid)).includes(script);
