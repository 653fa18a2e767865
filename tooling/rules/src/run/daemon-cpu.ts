import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../repository.ts";

/** Ticks of the kernel's clock in a second, the same on every Linux. */
const ticks = 100;

/**
 * What one process and the children it waited for took, from
 * `/proc/<pid>/stat`; undefined while its parent lives.
 */
export const cpuOfOrphan = (stat: string): number | undefined => {
  // The second field is a name in brackets that may hold spaces.
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  if (fields[1] !== "1") return undefined;
  return fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0) / ticks;
};

/**
 * CPU seconds of the databases that checks of this repository
 * started and left running, by process; empty outside Linux.
 */
export const daemonCpu = (): ReadonlyMap<string, number> => {
  const found = new Map<string, number>();
  for (const pid of processes()) {
    try {
      if (!readFileSync(`/proc/${pid}/cmdline`, "utf8").includes(join(root, ".data/"))) continue;
      const cpu = cpuOfOrphan(readFileSync(`/proc/${pid}/stat`, "utf8"));
      if (cpu !== undefined) found.set(pid, cpu);
    } catch {
      // It has ended meanwhile.
    }
  }
  return found;
};

const processes = (): string[] => {
  try {
    return readdirSync("/proc").filter((name) => /^\d+$/.test(name));
  } catch {
    return [];
  }
};

/** What those that run now took since an earlier look. */
export const daemonCpuSince = (before: ReadonlyMap<string, number>): number =>
  [...daemonCpu()].reduce((sum, [pid, cpu]) => sum + cpu - (before.get(pid) ?? 0), 0);
