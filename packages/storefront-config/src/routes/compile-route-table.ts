import { checkCollisions } from "./check-collisions.ts";
import { type RouteName, routeNames } from "./route-names.ts";
import { isFixed, type Pattern, pathOf, patternsOf, type RouteTable } from "./route-table.ts";

export interface CompiledRouteTable {
  table: RouteTable;
  /** Patterns without parameters, by their path (`/panier/`). */
  fixed: ReadonlyMap<string, RouteName>;
  /** The others, by how many segments they have; those of one length exclude one another. */
  open: ReadonlyMap<number, readonly Pattern[]>;
  /** Addresses that are sent on, by their path, and the route they are sent to. */
  redirects: ReadonlyMap<string, RouteName>;
  /** Every fixed segment: no entity may have one of these as its slug. */
  reserved: ReadonlySet<string>;
  /** The reserved segment that names a product, too: the choice card has its own address. */
  choice: string | undefined;
}

/**
 * French shops have one page where the others have two (specification,
 * section 2): both routes lead to it, the second answers.
 */
const merged: Partial<Record<RouteName, RouteName>> = { helpdesk: "contact" };

const isMerged = (table: RouteTable, route: RouteName): boolean => {
  const host = merged[route];
  return host !== undefined && table[route] === table[host];
};

const byLength = (patterns: readonly Pattern[]): Map<number, Pattern[]> => {
  const groups = new Map<number, Pattern[]>();
  for (const pattern of patterns) {
    const { length } = pattern.segments;
    groups.set(length, [...(groups.get(length) ?? []), pattern]);
  }
  return groups;
};

const fixedByPath = (patterns: readonly Pattern[]): Map<string, RouteName> =>
  new Map(patterns.filter(isFixed).map((pattern) => [pathOf(pattern), pattern.route]));

/**
 * Prepares a table for matching.
 *
 * @param name of the table, for the error
 * @param redirects addresses that are sent on, and the route they are sent to
 * @throws naming both routes, where two addresses of the table match the same path
 */
export const compileRouteTable = (
  table: RouteTable,
  name: string,
  redirects: Readonly<Record<string, RouteName>> = {},
): CompiledRouteTable => {
  const routes = routeNames
    .filter((route) => !isMerged(table, route))
    .flatMap((route) => patternsOf(route, table[route]));
  const sentOn = Object.entries(redirects).flatMap(([address, route]) => patternsOf(route, address));
  const patterns = [...routes, ...sentOn];
  checkCollisions(patterns, name);
  return {
    table,
    fixed: fixedByPath(routes),
    open: byLength(routes.filter((pattern) => !isFixed(pattern))),
    redirects: fixedByPath(sentOn),
    reserved: new Set(
      patterns.flatMap(({ segments }) => segments.flatMap((segment) => ("fixed" in segment ? [segment.fixed] : []))),
    ),
    choice: table.choiceCard.split("/").at(-2),
  };
};
