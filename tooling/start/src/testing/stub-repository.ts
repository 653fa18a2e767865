import { chmod, copyFile, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { root } from "../repository.ts";

/** A repository of nothing but the bootstrap and what it looks at. */
export interface StubRepository {
  readonly folder: string;
  readonly bootstrap: string;
  /** Environment in which `npx` is the stub. */
  readonly environment: NodeJS.ProcessEnv;
  remove(): Promise<void>;
}

/**
 * Makes a repository whose bootstrap can be run without a network.
 *
 * @param main source of the script that the bootstrap hands over to
 * @param npx shell script that stands for npx, run in the repository
 */
export const stubRepository = async (main: string, npx: string): Promise<StubRepository> => {
  const folder = await mkdtemp(join(tmpdir(), "bootstrap-"));
  const bin = join(folder, "stub-bin");
  const source = join(folder, "tooling/start/src");
  await Promise.all([bin, source, join(folder, "apps"), join(folder, "packages")].map(make));
  const bootstrap = join(folder, "tooling/start/bootstrap.mjs");
  await copyFile(join(root, "tooling/start/bootstrap.mjs"), bootstrap);
  await writeFile(join(source, "main.ts"), main);
  await writeFile(join(folder, "package.json"), '{ "type": "module" }');
  await writeFile(join(bin, "npx"), `#!/bin/sh\n${npx}\n`);
  await chmod(join(bin, "npx"), 0o755);
  return {
    folder,
    bootstrap,
    environment: { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH ?? ""}` },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
};

const make = (path: string) => mkdir(path, { recursive: true });
