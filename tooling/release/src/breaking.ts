import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { run } from "./run.ts";
import { root } from "./workspace.ts";

interface Entries {
  exports?: Record<string, string | { types?: string }>;
}

/** Declarations behind a package's entries by entry, with "*" spelled out; relative to the package. */
const declarations = (folder: string): Map<string, string> => {
  const { exports = {} } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as Entries;
  const found = new Map<string, string>();
  for (const [entry, target] of Object.entries(exports)) {
    if (typeof target === "string" || !target.types) continue;
    const [before = "", after = ""] = target.types.slice(2).split("*");
    for (const path of globSync(target.types.slice(2), { cwd: folder })) {
      const word = path.slice(before.length, after ? path.indexOf(after, before.length) : undefined);
      found.set(entry.replace("*", word), path);
    }
  }
  return found;
};

/** Names of the types that a module gives, those with parameters left out. */
const typeNames = (text: string): string[] =>
  [
    ...text.matchAll(/^export (?:declare )?(?:type|interface) (\w+)(?!\w|<)/gm),
    ...text.matchAll(/^export (?:type )?\{([^}]*)\}/gm),
  ].flatMap(([whole, names = ""]) =>
    whole.includes("{")
      ? names
          .split(",")
          .map((name) => name.trim())
          .filter((name) => name.startsWith("type ") || whole.startsWith("export type"))
          .map((name) => name.replace(/^type /, "").replace(/^.* as /, ""))
      : [names],
  );

/**
 * Lays a package's declarations into a folder, without members that are not public, which make two types of
 * two copies of a class.
 *
 * @param modules where its dependencies are found: of both
 * packages in the same place, so that only the packages differ
 */
const layDeclarations = (from: string, to: string, modules: string): void => {
  for (const path of globSync("dist/**/*.d.ts", { cwd: from })) {
    mkdirSync(dirname(join(to, path)), { recursive: true });
    writeFileSync(
      join(to, path),
      readFileSync(join(from, path), "utf8").replaceAll(/^\s+((?:private|protected) .*|#private);$/gm, ""),
    );
  }
  cpSync(join(from, "package.json"), join(to, "package.json"));
  if (existsSync(modules)) symlinkSync(modules, join(to, "node_modules"));
};

const importPath = (folder: string, path: string) => JSON.stringify(join(folder, path.replace(/\.d\.ts$/, ".js")));

/**
 * What users of a package would have to change: entries and types that are gone, and values that
 * no longer fit where the ones before fitted. The compiler judges; what only grew is no fault.
 *
 * @param before folder of the package as it was published
 * @param after folder of the package as it was built, with its dependencies
 * @returns one line for each; none where every program that used the one can use the other
 */
export const breakingChanges = async (before: string, after: string): Promise<string[]> => {
  const [old, now] = [declarations(before), declarations(after)];
  const gone = [...old.keys()].filter((entry) => !now.has(entry)).map((entry) => `${entry} is gone`);
  const folder = mkdtempSync(join(tmpdir(), "breaking-"));
  const [was, is] = [join(folder, "before"), join(folder, "after")];
  try {
    layDeclarations(before, was, join(after, "node_modules"));
    layDeclarations(after, is, join(after, "node_modules"));
    const entries = [...old].flatMap(([entry, path]) => {
      const next = now.get(entry);
      return next ? [{ entry, path, next }] : [];
    });
    for (const [index, { path, next }] of entries.entries()) {
      const types = typeNames(readFileSync(join(before, path), "utf8"));
      const lines = [
        `import type * as before from ${importPath(was, path)};`,
        `import type * as after from ${importPath(is, next)};`,
        "declare const is: typeof after;",
        "export const fits: typeof before = is;",
        ...types.map((name) => `export type { ${name} as _${name} } from ${importPath(is, next)};`),
      ];
      writeFileSync(join(folder, `entry-${index}.ts`), lines.join("\n"));
    }
    const { compilerOptions } = JSON.parse(readFileSync(`${root}tooling/typescript/base.json`, "utf8"));
    const lib = ["es2024", "esnext.disposable", "dom", "dom.iterable"];
    const options = { ...compilerOptions, lib, jsx: "react-jsx", noUnusedLocals: false };
    writeFileSync(join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions: options, include: ["entry-*.ts"] }));
    const said = await run(`${root}node_modules/.bin/tsc`, ["-p", folder, "--pretty", "false"], folder).catch(
      (error: Error) => error.message,
    );
    const faults = said.matchAll(/^entry-(\d+)\.ts\(.*?\): error TS\d+: (.*(?:\n {2,}.*)*)/gm);
    return [...gone, ...[...faults].map(([, index, why]) => `${entries[Number(index)]?.entry}: ${why}`)];
  } finally {
    rmSync(folder, { recursive: true });
  }
};
