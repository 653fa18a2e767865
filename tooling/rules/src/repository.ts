import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("../../..", import.meta.url));

/** Paths of the tracked and the new files, relative to the root. */
export const files = (...patterns: string[]): string[] => {
  const listed = execFileSync(
    "git",
    ["ls-files", "--cached", "--others", "--exclude-standard", "-z", "--", ...patterns],
    {
      cwd: root,
      encoding: "utf8",
      maxBuffer: 64 * 1024 * 1024,
    },
  );
  // A file that was deleted and not committed yet is still listed.
  return [...new Set(listed.split("\0"))].filter((path) => path !== "" && existsSync(`${root}${path}`));
};

export const read = (path: string): string => readFileSync(new URL(path, `file://${root}`), "utf8");
