import { globSync } from "node:fs";
import type { Manifest } from "./manifest.ts";
import { isOnlyForUs } from "./stage.ts";

/** Files behind a package's entries, with "*" in each of its places spelled out; relative to the package. */
export const entryFiles = (folder: string, { exports = {} }: Manifest): string[] => {
  const files = Object.values(exports).flatMap((path) =>
    typeof path === "string" ? globSync(path.slice(2), { cwd: folder }) : [],
  );
  return [...new Set(files)].filter((path) => !isOnlyForUs(path));
};
