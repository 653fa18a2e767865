import { spawn } from "node:child_process";
import { root } from "../repository.ts";

/** What a command did: its exit code, everything it printed, and what it cost. */
export interface Run {
  code: number;
  output: string;
  /** Wall time. */
  seconds: number;
  /** CPU time of the command and of all that it started and waited for. */
  cpu: number;
}

/**
 * The shell runs the command and reports what its children
 * took: every descendant that was waited for is in it.
 */
const timed = '"$@" 3>&-; code=$?; times >&3; exit $code';

/** CPU seconds of what `times` prints: the shell's own on the first line, its children's on the second. */
export const cpuSeconds = (times: string): number => {
  const spent = [...times.matchAll(/(\d+)m([\d.]+)s/g)];
  return spent.reduce((sum, [, minutes, seconds]) => sum + Number(minutes) * 60 + Number(seconds), 0);
};

/** Runs a command in the root of the repository. Never throws: a command that cannot start has code 127. */
export const run = (
  command: string,
  args: readonly string[],
  environment: Record<string, string> = {},
): Promise<Run> => {
  const started = performance.now();
  return new Promise((resolve) => {
    const child = spawn("sh", ["-c", timed, "sh", command, ...args], {
      cwd: root,
      env: { ...process.env, NO_COLOR: "1", FORCE_COLOR: "0", ...environment },
      stdio: ["ignore", "pipe", "pipe", "pipe"],
    });
    let output = "";
    let times = "";
    const keep = (chunk: Buffer) => {
      output += chunk;
    };
    child.stdout?.on("data", keep);
    child.stderr?.on("data", keep);
    child.stdio[3]?.on("data", (chunk: Buffer) => {
      times += chunk;
    });
    const end = (code: number) =>
      resolve({ code, output, seconds: (performance.now() - started) / 1000, cpu: cpuSeconds(times) });
    child.on("error", (fault) => {
      output += String(fault);
      end(127);
    });
    child.on("close", (code) => end(code ?? 1));
  });
};

/** Several commands as one step: the worst exit code, all output, the sum of their times. */
export const joined = (runs: readonly Run[]): Run => ({
  code: runs.find(({ code }) => code !== 0)?.code ?? 0,
  output: runs.map(({ output }) => output).join(""),
  seconds: runs.reduce((sum, { seconds }) => sum + seconds, 0),
  cpu: runs.reduce((sum, { cpu }) => sum + cpu, 0),
});

/** Nothing was to be done. */
export const nothingToDo: Run = { code: 0, output: "", seconds: 0, cpu: 0 };
