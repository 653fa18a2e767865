import { spawn } from "node:child_process";
import { root } from "./repository.ts";

/** What a command did: its exit code and everything it printed. */
export interface Run {
  code: number;
  output: string;
  seconds: number;
}

/** Runs a command in the root of the repository. Never throws: a command that cannot start has code 127. */
export function run(command: string, args: readonly string[], environment: Record<string, string> = {}): Promise<Run> {
  const started = performance.now();
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, NO_COLOR: "1", FORCE_COLOR: "0", ...environment },
      stdio: ["ignore", "pipe", "pipe"],
    });
    let output = "";
    const keep = (chunk: Buffer) => {
      output += chunk;
    };
    child.stdout.on("data", keep);
    child.stderr.on("data", keep);
    const end = (code: number) => resolve({ code, output, seconds: (performance.now() - started) / 1000 });
    child.on("error", (fault) => {
      output += String(fault);
      end(127);
    });
    child.on("close", (code) => end(code ?? 1));
  });
}
