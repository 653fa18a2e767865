import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { serverIdentity } from "./identity.ts";
import type { Place } from "./place.ts";

const run = promisify(execFile);

/** Runs a program of PostgreSQL as the user who owns its data. */
export const runAs = (program: string, args: readonly string[], folder: string) =>
  run(program, args, { ...serverIdentity(), cwd: folder, env: { PATH: process.env.PATH, LC_ALL: "C" } });

/**
 * Gives one statement to a data folder that no server runs on:
 * single-user mode needs no client, and nobody can connect.
 */
export const runAlone = async ({ binaries, dataDirectory }: Place, statement: string): Promise<void> => {
  const running = runAs(binaries.postgres, ["--single", "-D", dataDirectory, "postgres"], dataDirectory);
  running.child.stdin?.end(`${statement}\n`);
  await running;
};
