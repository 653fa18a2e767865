/** An entry as users see it: its declarations first, because conditions are read in order. */
export type PublishedEntry = string | { types: string; default: string };

/** What a `package.json` says, as far as a release cares. */
export interface Manifest {
  name: string;
  version: string;
  private?: boolean;
  scripts?: Record<string, string>;
  /** A package that builds itself names what it built. */
  exports?: Record<string, PublishedEntry>;
  bin?: Record<string, string>;
  files?: string[];
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  sideEffects?: boolean | string[];
  [field: string]: unknown;
}

const emitted = (path: string, ending: string) => `./dist/${path.slice(2).replace(/\.tsx?$/, ending)}`;

/** Where an entry of the sources is once the package was built. */
export const publishedEntry = (path: PublishedEntry): PublishedEntry => {
  if (typeof path !== "string") return path;
  if (!/\.tsx?$/.test(path)) return path.startsWith("./dist/") ? path : `./dist/${path.slice(2)}`;
  return { types: emitted(path, ".d.ts"), default: emitted(path, ".js") };
};

/**
 * Patterns of files with side effects: sources become what they are built to, and each style sheet is one.
 */
const publishedEffects = (patterns: readonly string[]) => [
  ...new Set([
    "**/*.css",
    "**/*.css.js",
    // What a sheet is made from: a theme is compiled in this folder, with all that it imports.
    "**/*.css.ts",
    ...patterns.filter((pattern) => !pattern.includes(".css")).map((pattern) => pattern.replace(/\.tsx?$/, ".js")),
  ]),
];

export interface ManifestContext {
  /** Versions of the workspace's packages by name. */
  versions: ReadonlyMap<string, string>;
  /** The workspace's catalog: exact versions by name. */
  catalog: Readonly<Record<string, string>>;
}

/**
 * The version that users are asked for: what is compatible with what was tried here, not that alone,
 * so that one copy serves several packages, and so that a minor release of one needs none of another.
 */
const publishedRange = (name: string, range: string, { versions, catalog }: ManifestContext): string => {
  const exact = range.startsWith("workspace:") ? versions.get(name) : range === "catalog:" ? catalog[name] : undefined;
  if (exact) return `^${exact}`;
  if (/^(workspace|catalog):/.test(range)) throw new Error(`Nobody knows a version of ${name}.`);
  return range;
};

/** Libraries of which a page holds one copy, whoever brings it. */
const isShared = (name: string) => name === "react" || name === "react-dom";

/**
 * The manifest that is packed: entries of the built files, ranges in place
 * of the workspace's words, and nothing that only this repository needs.
 */
export const publishedManifest = (source: Manifest, context: ManifestContext) => {
  const { private: _, devDependencies: __, scripts: ___, dependencies = {}, exports = {}, ...rest } = source;
  const ranges = Object.entries(dependencies).map(
    ([name, range]) => [name, publishedRange(name, range, context)] as const,
  );
  return {
    ...rest,
    license: rest.license ?? "UNLICENSED",
    files: rest.files ?? ["dist"],
    exports: {
      ...Object.fromEntries(Object.entries(exports).map(([entry, path]) => [entry, publishedEntry(path)])),
      "./package.json": "./package.json",
    },
    sideEffects: Array.isArray(rest.sideEffects) ? publishedEffects(rest.sideEffects) : (rest.sideEffects ?? false),
    dependencies: Object.fromEntries(ranges.filter(([name]) => !isShared(name))),
    peerDependencies: Object.fromEntries(ranges.filter(([name]) => isShared(name))),
  };
};
