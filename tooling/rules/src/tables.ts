/** A source of commerce; `path` is below `apps/commerce/src`. */
export interface Source {
  path: string;
  text: string;
}

/** Which file names a table of another module. */
export type ForeignTables = Readonly<Record<string, readonly string[]>>;

/** The module of a file: `shop/basket`; the platform is one. */
export const moduleOf = (path: string): string => {
  const [layer = "", module = ""] = path.split("/");
  return layer === "platform" || layer === "entries" ? layer : `${layer}/${module}`;
};

const withoutComments = ({ path, text }: Source): string =>
  path.endsWith(".sql")
    ? text.replace(/--.*$/gm, "").replace(/'(?:[^']|'')*'/g, "''")
    : text.replace(/\/\*[\s\S]*?\*\//g, "").replace(/(^|\s)\/\/ .*$/gm, "");

const made = (text: string, what: string): string[] =>
  [...text.matchAll(new RegExp(`\\bcreate (?:unlogged |temporary )?${what} (?:if not exists )?(\\w+)`, "gi"))].map(
    ([, name = ""]) => name,
  );

/** Tables by the module whose migrations make them. A view is for everybody. */
export const ownersOf = (migrations: readonly Source[]): ReadonlyMap<string, string> =>
  new Map(
    migrations.flatMap((source) =>
      made(withoutComments(source), "table").map((table) => [table, moduleOf(source.path)] as const),
    ),
  );

const layers = ["platform", "money", "shop", "admin", "entries"];
const heightOf = (module: string): number => layers.indexOf(module.split("/")[0] ?? "");

/** What stands before a table in SQL; `update on` of a trigger is two of them. */
const named = /(?<=\b(?:join|into|update|table|truncate|on)\s+(?:only\s+)?)\w+/gi;
/** A list of tables behind `from`, with their short names. */
const listed = /\bfrom\s+((?:\w+(?:\s+(?:as\s+)?\w+)?\s*,\s*)*\w+)/gi;
const referenced = /\breferences\s+(\w+)/gi;

const tablesIn = (list: string): string[] => list.split(",").map((one) => one.trim().split(/\s+/)[0] ?? "");

/**
 * Tables of other modules that a file names in SQL, each once. A foreign key to a table
 * of the same layer or a lower one is none: the database holds it, and no view can.
 */
export const foreignTablesOf = (source: Source, owners: ReadonlyMap<string, string>): string[] => {
  const own = moduleOf(source.path);
  const text = withoutComments(source);
  const words = [
    ...[...text.matchAll(named)].map(([table]) => table),
    ...[...text.matchAll(listed)].flatMap(([, list = ""]) => tablesIn(list)),
  ];
  const keys = [...text.matchAll(referenced)]
    .map(([, table = ""]) => table)
    .filter((table) => heightOf(owners.get(table) ?? own) > heightOf(own));
  const foreign = [...words, ...keys].filter((word) => owners.has(word) && owners.get(word) !== own);
  return [...new Set(foreign)].sort();
};

/** What is new, and what is known and gone: both are faults, so that the list only shrinks. */
export const tableFaults = (sources: readonly Source[], known: ForeignTables): string[] => {
  const owners = ownersOf(sources.filter(({ path }) => path.endsWith(".sql")));
  const found = new Map(sources.map((source) => [source.path, foreignTablesOf(source, owners)]));
  const added = [...found].flatMap(([path, tables]) =>
    tables
      .filter((table) => !known[path]?.includes(table))
      .map((table) => `${path} names ${table}, a table of ${owners.get(table)}`),
  );
  const gone = Object.entries(known).flatMap(([path, tables]) =>
    tables
      .filter((table) => !found.get(path)?.includes(table))
      .map((table) => `${path} does not name ${table} any more: take it off the list`),
  );
  return [...added, ...gone];
};
