import { globSync, readFileSync } from "node:fs";
import { isBuiltin } from "node:module";

const specifier = /(?:\bfrom\s+|\bimport\s+|\bimport\()"((?:@[\w-]+\/)?[a-z][\w.-]*)(?:\/[^"]*)?"/g;

interface Declared {
  name: string;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

/**
 * Packages that the built files import and the manifest does
 * not name: they would be missing where it is installed.
 */
export const undeclared = (folder: string, manifest: Declared): string[] => {
  const needs = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies });
  const known = new Set([manifest.name, ...needs, ...needs.map((name) => name.replace("@types/", ""))]);
  const found = new Set<string>();
  for (const path of globSync("dist/**/*.{js,mjs,d.ts}", { cwd: folder })) {
    for (const [, name = ""] of readFileSync(`${folder}/${path}`, "utf8").matchAll(specifier)) {
      if (!isBuiltin(name) && !known.has(name)) found.add(`${name} (${path})`);
    }
  }
  return [...found];
};
