import { cpSync, mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { publishedManifest } from "./manifest.ts";
import { catalog, type Released, root } from "./workspace.ts";

/** Where packages are built, beside each other as a registry would hold them. */
export const stageRoot = `${root}.data/release/`;

export const stageOf = (name: string): string => `${stageRoot}${name}`;

/** Files that only the repository needs: tests, stories and what they stand on. */
export const isOnlyForUs = (path: string): boolean =>
  /(^|\/)(node_modules|dist|scripts|\.turbo|docs)(\/|$)|\.(test|stories|spec)\.[a-z]+$|\/tsconfig[^/]*\.json$/.test(
    path,
  );

/**
 * Lays a package's sources, published manifest and dependencies into a folder. The house's are those that
 * were built, so that leaning on what is not published fails here.
 */
export const stage = (one: Released, versions: ReadonlyMap<string, string>): string => {
  const folder = stageOf(one.name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  cpSync(one.folder, folder, {
    recursive: true,
    filter: (path) => !isOnlyForUs(path.slice(one.folder.length)),
  });
  writeFileSync(
    `${folder}/package.json`,
    JSON.stringify(publishedManifest(one.manifest, { versions, catalog }), undefined, 2),
  );
  link(one, folder);
  return folder;
};

const link = (one: Released, folder: string): void => {
  const modules = `${one.folder}/node_modules`;
  const names = readdirSync(modules).flatMap((name) =>
    name.startsWith("@") ? readdirSync(`${modules}/${name}`).map((part) => `${name}/${part}`) : [name],
  );
  for (const name of names.filter((name) => !name.startsWith("."))) {
    const to = `${folder}/node_modules/${name}`;
    mkdirSync(dirname(to), { recursive: true });
    symlinkSync(versionsOfHouse(name) ? stageOf(name) : `${modules}/${name}`, to);
  }
};

const versionsOfHouse = (name: string) => name.startsWith("@giftshop/") && name !== "@giftshop/typescript";
