import { execFileSync } from "node:child_process";
import { root } from "../repository.ts";

/** What a change can break. */
export interface Affected {
  /** Folders of the packages that hold a change, and of all that depend on them. */
  readonly folders: readonly string[];
  /** Names of those that hold a change themselves. */
  readonly changed: readonly string[];
}

interface Listed {
  readonly packages: { readonly items: readonly { readonly name: string; readonly path: string }[] };
}

const output = (command: string, args: readonly string[], environment: Record<string, string> = {}): string =>
  execFileSync(command, args, {
    cwd: root,
    encoding: "utf8",
    env: { ...process.env, ...environment, TURBO_TELEMETRY_DISABLED: "1" },
    stdio: ["ignore", "pipe", "ignore"],
  });

/** The commit that this branch left main at; main's own last one where it has not left. */
const base = (): string => {
  for (const main of ["origin/main", "main"]) {
    try {
      return output("git", ["merge-base", "HEAD", main]).trim();
    } catch {
      // A clone without that branch.
    }
  }
  throw new Error("There is no main to compare with: fetch it, or run the checks without --affected.");
};

/** Every path that differs from main, committed or not. */
const changedFiles = (since: string): string[] => {
  const differing = output("git", ["diff", "--name-only", "-z", since]);
  const fresh = output("git", ["ls-files", "--others", "--exclude-standard", "-z"]);
  return `${differing}${fresh}`.split("\0").filter((path) => path !== "");
};

/** Changes of these are changes of every package, whoever depends on them by name. */
const ofEverybody = ["tooling/biome/", "tooling/jest/", "tooling/typescript/"];

/** Files that only people read. */
const isProse = (path: string): boolean => path.endsWith(".md") || path.startsWith(".github/");

/** Whether a change lies outside of the packages, or in one that decides how all of them are checked. */
export const isOfEverybody = (path: string): boolean =>
  !isProse(path) &&
  (!/^(?:apps|packages|tooling)\/[^/]+\//.test(path) || ofEverybody.some((own) => path.startsWith(own)));

/** Asks turbo, which knows who depends on whom. @returns undefined where a change can break anything */
export const findAffected = (): Affected | undefined => {
  const since = base();
  const files = changedFiles(since);
  if (files.some(isOfEverybody)) return undefined;
  const text = output("turbo", ["ls", "--affected", "--output=json"], { TURBO_SCM_BASE: since });
  const { packages } = JSON.parse(text.slice(text.indexOf("{"))) as Listed;
  const items = packages.items.filter(({ path }) => path !== "");
  return {
    folders: items.map(({ path }) => path),
    changed: items.filter(({ path }) => files.some((file) => file.startsWith(`${path}/`))).map(({ name }) => name),
  };
};
