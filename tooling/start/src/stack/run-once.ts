import { spawn } from "node:child_process";
import { readFile } from "node:fs/promises";
import { Problem } from "../problem.ts";
import { root } from "../repository.ts";
import { endable, endOf } from "./processes/child-end.ts";
import { type LogFile, lastComplaint } from "./processes/log-file.ts";

export interface Script {
  /** Path of the script from the root of the repository. */
  readonly script: string;
  readonly words: readonly string[];
  readonly variables: NodeJS.ProcessEnv;
  readonly log: LogFile;
  /** Ends it before its time. */
  readonly signal: AbortSignal | undefined;
}

/**
 * Runs a script to its end. @throws the signal's reason; Problem
 * with its last complaint, else its last lines, when it fails.
 */
export const runOnce = async ({ script, words, variables, log, signal }: Script): Promise<void> => {
  const child = spawn(process.execPath, [script, ...words], {
    cwd: root,
    env: variables,
    stdio: ["ignore", "pipe", "pipe"],
    ...endable(signal),
  });
  log.take(child.stdout);
  log.take(child.stderr);
  const code = await endOf(child, signal).finally(() => log.close());
  if (code === 0) return;
  const text = (await readFile(log.path, "utf8")).trim();
  const said = lastComplaint(text) ?? text.split("\n").slice(-8).join("\n");
  throw new Problem(`${[script, ...words].join(" ")} failed (more in ${log.path}):\n${said}`);
};
