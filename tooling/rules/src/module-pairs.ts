import { posix } from "node:path";
import { moduleOf, type Source } from "./tables.ts";

const imports = /\b(?:from|import)\s*\(?\s*"(\.[^"]+)"/g;

/** Which modules each module imports, tests and their helpers aside. */
const importsOf = (sources: readonly Source[]): ReadonlyMap<string, ReadonlySet<string>> => {
  const found = new Map<string, Set<string>>();
  for (const { path, text } of sources) {
    const from = moduleOf(path);
    const targets = found.get(from) ?? new Set<string>();
    found.set(from, targets);
    for (const [, target = ""] of text.matchAll(imports)) {
      const to = moduleOf(posix.join(posix.dirname(path), target));
      if (to !== from) targets.add(to);
    }
  }
  return found;
};

/**
 * Two modules that import each other are one module in two folders. A known pair that is gone is a fault too.
 */
export const pairFaults = (sources: readonly Source[], known: readonly string[]): string[] => {
  const all = importsOf(sources);
  const pairs = [...all].flatMap(([one, targets]) =>
    [...targets].filter((other) => one < other && all.get(other)?.has(one)).map((other) => `${one} ↔ ${other}`),
  );
  return [
    ...pairs.filter((pair) => !known.includes(pair)).map((pair) => `${pair}: they import each other`),
    ...known.filter((pair) => !pairs.includes(pair)).map((pair) => `${pair} is no pair any more: take it off the list`),
  ];
};
