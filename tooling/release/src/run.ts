import { execFile } from "node:child_process";
import { promisify } from "node:util";

const execute = promisify(execFile);

/**
 * Runs a program and answers with what it printed.
 *
 * @throws {Error} with all that it printed, when it fails
 */
export const run = async (program: string, args: readonly string[], cwd: string, env: NodeJS.ProcessEnv = {}) => {
  try {
    const { stdout } = await execute(program, args, {
      cwd,
      env: { ...process.env, ...env },
      maxBuffer: 1e8,
    });
    return stdout;
  } catch (error) {
    const { stdout = "", stderr = "" } = error as { stdout?: string; stderr?: string };
    throw new Error(`${program} ${args.join(" ")}\n${stdout}${stderr}`);
  }
};
