import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { Problem } from "../problem.ts";
import { root } from "../repository.ts";
import type { LogFile } from "./log-file.ts";

/** Runs a script to its end. @throws Problem with its last lines when it fails. */
export async function runOnce(script: string, variables: NodeJS.ProcessEnv, log: LogFile): Promise<void> {
  const child = spawn(process.execPath, [script], { cwd: root, env: variables, stdio: ["ignore", "pipe", "pipe"] });
  log.take(child.stdout);
  log.take(child.stderr);
  const [code] = await once(child, "close");
  await log.close();
  if (code === 0) return;
  const words = (await readFile(log.path, "utf8")).trim().split("\n").slice(-8).join("\n");
  throw new Problem(`${script} failed; ${log.path} ends with:\n${words}`);
}
