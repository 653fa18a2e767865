import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parse } from "yaml";
import type { Manifest } from "./manifest.ts";

/** Absolute path of the repository, with a slash at its end. */
export const root = fileURLToPath(new URL("../../../", import.meta.url));

export interface Released {
  name: string;
  /** Absolute path of its folder. */
  folder: string;
  manifest: Manifest;
}

/** The shell is the application's build: apps take it with the repository, nobody installs it. */
const unreleased = new Set(["@giftshop/storefront"]);

const read = (path: string) => readFileSync(path, "utf8");

/** Exact versions of the workspace's catalog, by name. */
export const catalog = (parse(read(`${root}pnpm-workspace.yaml`)) as { catalog: Record<string, string> }).catalog;

const found: Released[] = readdirSync(`${root}packages`)
  .map((name) => `${root}packages/${name}`)
  .map((folder) => ({ folder, manifest: JSON.parse(read(`${folder}/package.json`)) as Manifest }))
  .map(({ folder, manifest }) => ({ name: manifest.name, folder, manifest }))
  .filter(({ name }) => !unreleased.has(name));

/** Names of the workspace's packages that one needs. */
export const needsOf = ({ manifest }: Released): string[] =>
  Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies }).filter((name) =>
    found.some((other) => other.name === name),
  );

/** The packages that are released, each after those that it needs. */
export const releasedPackages = (): Released[] => {
  const sorted: Released[] = [];
  const visit = (one: Released) => {
    if (sorted.includes(one)) return;
    for (const name of needsOf(one)) {
      const need = found.find((other) => other.name === name);
      if (need) visit(need);
    }
    sorted.push(one);
  };
  for (const one of found) visit(one);
  return sorted;
};
