import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { breakingChanges } from "./breaking.ts";
import type { Built } from "./build.ts";
import { latestIn } from "./publish.ts";
import { run } from "./run.ts";

const major = (version: string) => version.split(".")[0];

/**
 * Compares what was built with what a registry has.
 *
 * @returns one line for each change that breaks users and is not announced by a new major version
 */
export const unannouncedBreaks = async (registry: string, built: readonly Built[]): Promise<string[]> => {
  const folder = mkdtempSync(join(tmpdir(), "published-"));
  try {
    const published = new Map<string, string>();
    for (const { name } of built) {
      const version = await latestIn(registry, name);
      if (version) published.set(name, version);
    }
    const manifest = { name: "published", private: true, dependencies: Object.fromEntries(published) };
    writeFileSync(join(folder, "package.json"), JSON.stringify(manifest));
    await run("pnpm", ["install", "--prefer-offline", `--registry=${registry}`, "--ignore-scripts"], folder);
    const found: string[] = [];
    for (const { name, version, folder: after } of built) {
      const before = join(folder, "node_modules", name);
      if (!existsSync(before) || major(published.get(name) ?? version) !== major(version)) continue;
      found.push(...(await breakingChanges(before, after)).map((change) => `${name} ${change}`));
    }
    return found;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
