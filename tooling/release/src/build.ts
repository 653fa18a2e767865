import { cpSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { emit } from "./emit.ts";
import { run } from "./run.ts";
import { stage } from "./stage.ts";
import { writeStyleSheets } from "./style-sheets.ts";
import { undeclared } from "./undeclared.ts";
import { type Released, releasedPackages } from "./workspace.ts";

/** A package as it would be published. */
export interface Built {
  name: string;
  version: string;
  /** Absolute path of the folder that is packed. */
  folder: string;
}

/** What a package builds itself: commands that run where nothing else is installed, or all of it. */
const takeOwnBuild = async ({ folder: source, manifest }: Released, folder: string): Promise<void> => {
  if (!manifest.scripts?.build) return;
  await run("pnpm", ["run", "build"], source);
  cpSync(join(source, "dist"), join(folder, "dist"), { recursive: true });
};

/**
 * Builds every package that is released, each on what was built before it.
 *
 * @throws {Error} of the first one that does not build, or imports what its manifest does not name
 */
export const buildAll = async (): Promise<Built[]> => {
  const packages = releasedPackages();
  const versions = new Map(packages.map(({ name, manifest }) => [name, manifest.version]));
  const built: Built[] = [];
  for (const one of packages) {
    const folder = stage(one, versions);
    emit(folder, one);
    await writeStyleSheets(folder, one.name);
    await takeOwnBuild(one, folder);
    const missing = undeclared(folder, JSON.parse(readFileSync(`${folder}/package.json`, "utf8")));
    if (missing.length > 0)
      throw new Error(`${one.name} imports what its manifest does not name: ${missing.join(", ")}`);
    built.push({ name: one.name, version: one.manifest.version, folder });
  }
  return built;
};
