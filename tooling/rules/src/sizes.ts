/** Lines above which a file is two; half of all files keep below the other. */
export const longest = 300;
const short = 50;
/** Files and folders above which a folder wants folders of its own. */
const most = 30;

/** Files that are tables of data, however long. */
const data: readonly string[] = [
  "packages/catalogue/scripts/world/arabic-names.ts",
  "packages/catalogue/scripts/world/town-names.ts",
  "packages/ui-kit/src/theme/fonts/manifest.ts",
];

/** Folders of one kind of thing, each by its name: a component, a record, a page of Next. */
const ofOneKind: readonly string[] = [
  "packages/storefront-config/src/storefronts",
  "packages/storefront/src/app/[storefront]/[language]",
  "packages/ui-kit/src",
];

/** Files that are too long, as `path: words`. */
export const longFiles = (sources: readonly (readonly [path: string, lines: number])[]): string[] =>
  sources
    .filter(([path, lines]) => lines > longest && !data.includes(path))
    .map(([path, lines]) => `${path}: ${lines} lines; a file has at most ${longest}`);

/** Whether half of the files are short. */
export const areHalfShort = (sources: readonly (readonly [path: string, lines: number])[]): boolean =>
  sources.filter(([, lines]) => lines <= short).length * 2 >= sources.length;

/** Folders with too much side by side, as `path: words`. */
export const fullFolders = (paths: readonly string[]): string[] => {
  const siblings = new Map<string, Set<string>>();
  for (const path of paths) {
    const parts = path.split("/");
    parts.forEach((part, depth) => {
      const folder = parts.slice(0, depth).join("/");
      siblings.set(folder, (siblings.get(folder) ?? new Set()).add(part));
    });
  }
  return [...siblings]
    .filter(([folder, names]) => names.size > most && !ofOneKind.includes(folder))
    .map(([folder, names]) => `${folder}: ${names.size} files and folders; group those that change together`);
};
