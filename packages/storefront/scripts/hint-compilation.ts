import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** Chrome 136 and later read it in a file's first line; to all others it is a comment. */
export const compileHint = "//# allFunctionsCalledOnLoad\n";

interface BuildManifest {
  /** Scripts that every page begins with. */
  rootMainFiles?: readonly string[];
}

/**
 * Asks browsers to compile the scripts of every page while they come, beside the
 * page's own thread (`docs/compile-hint.md`). A build that names none gets no hint.
 *
 * @param build the `.next` of the standalone build, its `static` included
 */
export const hintCompilation = async (build: string): Promise<void> => {
  const manifest: BuildManifest = JSON.parse(await readFile(join(build, "build-manifest.json"), "utf8"));
  for (const name of manifest.rootMainFiles ?? []) {
    const file = join(build, name);
    const script = await readFile(file, "utf8");
    if (!script.startsWith(compileHint)) await writeFile(file, compileHint + script);
  }
};
