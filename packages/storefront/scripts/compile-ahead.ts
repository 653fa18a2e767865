import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** Chrome 136 and later read it in a file's first line; to all others it is a comment. */
export const compileAhead = "//# allFunctionsCalledOnLoad\n";

/**
 * Asks browsers to compile the scripts that every page begins with while they come, on a thread beside the page's own. Left
 * alone they read each module three times before it runs: in passing, when it is first called, and its functions again when
 * these are. See `docs/compile-ahead.md`.
 *
 * @param build the `.next` of the standalone build, its `static` included
 * @throws when the build names no such scripts
 */
export const hintCompilation = async (build: string): Promise<void> => {
  const manifest = JSON.parse(await readFile(join(build, "build-manifest.json"), "utf8")) as {
    rootMainFiles?: string[];
  };
  if (!manifest.rootMainFiles?.length)
    throw new Error("build-manifest.json names no rootMainFiles: see scripts/compile-ahead.ts.");
  for (const name of manifest.rootMainFiles) {
    const file = join(build, name);
    const script = await readFile(file, "utf8");
    if (!script.startsWith(compileAhead)) await writeFile(file, compileAhead + script);
  }
};
