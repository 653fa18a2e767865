import { type Pattern, patternsOf, type RouteTable, type Segment } from "./route-table.ts";
import { isUuid } from "./slug.ts";
import { routeNames } from "./types.ts";

export interface CompiledRouteTable {
  table: RouteTable;
  /** Patterns without parameters, by their path (`/panier/`). */
  fixed: ReadonlyMap<string, Pattern>;
  /** The others, in the order in which they are tried. */
  open: readonly Pattern[];
  /** Every fixed segment: no entity may have one of these as its slug. */
  reserved: ReadonlySet<string>;
}

const mayBothMatch = (one: Segment, other: Segment): boolean => {
  if ("fixed" in one && "fixed" in other) return one.fixed === other.fixed;
  if ("fixed" in one) return "parameter" in other && fixedMatches(one.fixed, other.parameter);
  if ("fixed" in other) return fixedMatches(other.fixed, one.parameter);
  // Digits are never a UUID nor a slug; a UUID has the shape of a slug.
  return one.parameter === other.parameter || (one.parameter !== "page" && other.parameter !== "page");
};

/** Slugs exclude fixed segments by rule, so only digits and UUIDs could be mistaken for one. */
const fixedMatches = (fixed: string, parameter: "page" | "uuid" | "product"): boolean =>
  parameter === "page" ? /^\d+$/.test(fixed) : parameter === "uuid" && isUuid(fixed);

const collide = (one: Pattern, other: Pattern): boolean =>
  one.segments.length === other.segments.length &&
  one.segments.every((segment, index) => {
    const opposite = other.segments[index];
    return opposite !== undefined && mayBothMatch(segment, opposite);
  });

const pathOf = (pattern: Pattern): string =>
  pattern.segments.reduce((path, part) => `${path}${"fixed" in part ? part.fixed : `:${part.parameter}`}/`, "/");

const checkCollisions = (patterns: readonly Pattern[], name: string): void => {
  for (const [index, one] of patterns.entries()) {
    const first = one.segments[0];
    if (first && "fixed" in first && /^[a-z]{2}$/.test(first.fixed)) {
      throw new Error(`Route table ${name}: "${one.route}" (${pathOf(one)}) begins like a language prefix.`);
    }
    const rival = patterns.slice(index + 1).find((other) => collide(one, other));
    if (rival) {
      throw new Error(
        `Route table ${name}: "${one.route}" (${pathOf(one)}) and "${rival.route}" (${pathOf(rival)}) match the same path.`,
      );
    }
  }
};

/** Prepares a table for matching. Throws, naming both routes, where two of them match the same path. */
export const compileRouteTable = (table: RouteTable, name: string): CompiledRouteTable => {
  const patterns = routeNames.flatMap((route) => patternsOf(route, table[route]));
  checkCollisions(patterns, name);
  const isFixed = (pattern: Pattern) => pattern.segments.every((segment) => "fixed" in segment);
  return {
    table,
    fixed: new Map(patterns.filter(isFixed).map((pattern) => [pathOf(pattern), pattern])),
    open: patterns.filter((pattern) => !isFixed(pattern)),
    reserved: new Set(
      patterns.flatMap((pattern) => pattern.segments.flatMap((segment) => ("fixed" in segment ? [segment.fixed] : []))),
    ),
  };
};
