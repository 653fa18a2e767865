/** Something that is said otherwise, by its place: `footer[0].title.fr`. */
export interface Difference {
  at: string;
  value: string;
}

const leaves = (value: unknown, at = ""): [string, string][] => {
  if (Array.isArray(value)) return value.flatMap((one, index) => leaves(one, `${at}[${index}]`));
  if (typeof value === "object" && value !== null)
    return Object.entries(value).flatMap(([name, one]) => leaves(one, at ? `${at}.${name}` : name));
  return [[at, value === null ? "" : `${value}`]];
};

/** What `theirs` has otherwise than `mine`, and what only `mine` has, as empty. */
export const differences = (theirs: object, mine: object): Difference[] => {
  const other = new Map(leaves(theirs));
  const own = new Map(leaves(mine));
  return [...new Set([...other.keys(), ...own.keys()])]
    .filter((at) => other.get(at) !== own.get(at))
    .map((at) => ({ at, value: other.get(at) ?? "" }));
};
