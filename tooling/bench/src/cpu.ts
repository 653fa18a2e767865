import { readdirSync, readFileSync } from "node:fs";

const ticksPerSecond = 100;

const stat = (pid: number): { parent: number; ticks: number } | undefined => {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, "utf8");
    // The name in parentheses may hold spaces; fields are counted from behind it.
    const fields = text.slice(text.lastIndexOf(")") + 2).split(" ");
    return { parent: Number(fields[1]), ticks: Number(fields[11]) + Number(fields[12]) };
  } catch {
    return undefined;
  }
};

/** A process and everything it started. Backends of PostgreSQL are children of its postmaster. */
export const family = (pid: number): number[] => {
  const all = readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map(Number);
  const children = all.filter((candidate) => stat(candidate)?.parent === pid);
  return [pid, ...children.flatMap(family)];
};

/** CPU milliseconds that processes have used so far, user and system. */
export const cpuMilliseconds = (pids: readonly number[]): number =>
  pids.reduce((sum, pid) => sum + (stat(pid)?.ticks ?? 0), 0) * (1000 / ticksPerSecond);

/** Memory of a process, MiB. */
export interface Memory {
  resident: number;
  /** What is its own: the rest is code in files, which all processes of a program share. */
  own: number;
}

/** Memory of one process. */
export const memoryOf = (pid: number): Memory => {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  const mebibytes = (pattern: RegExp) => Number(pattern.exec(status)?.[1] ?? 0) / 1024;
  return { resident: mebibytes(/VmRSS:\s+(\d+)/), own: mebibytes(/RssAnon:\s+(\d+)/) };
};
