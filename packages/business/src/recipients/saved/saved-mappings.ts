import type { ColumnUse } from "../columns.ts";
import { usesOf } from "../delivery.ts";

const key = "recipients.mappings";
/** Tables of which a browser remembers how they were read. */
const most = 20;

const uses: readonly string[] = [...new Set(Object.values(usesOf).flat())];

const read = (): [string, ColumnUse[]][] => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? "[]");
    if (!Array.isArray(kept)) return [];
    return kept.filter(
      (one): one is [string, ColumnUse[]] =>
        Array.isArray(one) &&
        typeof one[0] === "string" &&
        Array.isArray(one[1]) &&
        one[1].every((use) => uses.includes(use)),
    );
  } catch {
    return [];
  }
};

const nameOf = (heading: readonly string[]): string => JSON.stringify(heading.map((name) => name.trim().toLowerCase()));

/**
 * How a table with these headings was read the last time in this browser, where its columns can say that now.
 */
export const savedMapping = (
  heading: readonly string[] | undefined,
  allowed: readonly ColumnUse[] = usesOf.EMAIL,
): ColumnUse[] | undefined => {
  if (heading === undefined) return undefined;
  return read().find(
    ([name, kept]) =>
      name === nameOf(heading) && kept.length === heading.length && kept.every((use) => allowed.includes(use)),
  )?.[1];
};

/**
 * Remembers how a table was read; only what its columns are
 * called and used for, nothing of what stands in them.
 */
export const saveMapping = (heading: readonly string[] | undefined, mapping: readonly ColumnUse[]): void => {
  if (heading === undefined) return;
  const others = read().filter(([name]) => name !== nameOf(heading));
  try {
    localStorage.setItem(key, JSON.stringify([[nameOf(heading), mapping], ...others].slice(0, most)));
  } catch {
    // A browser that keeps nothing asks again.
  }
};
