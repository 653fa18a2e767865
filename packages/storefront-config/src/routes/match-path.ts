import type { CompiledRouteTable } from "./compile-route-table.ts";
import type { RouteName } from "./route-names.ts";
import { type ParameterKind, type Pattern, parameterKinds } from "./route-table.ts";
import { isEntitySlug, isLinkToken, isUuid, toPage } from "./slug.ts";

/** A route and the parameters its path carried. */
export interface Match {
  route: RouteName;
  parameters: Record<string, string | number>;
}

const readers: Readonly<
  Record<ParameterKind, (text: string, reserved: ReadonlySet<string>) => string | number | undefined>
> = {
  page: toPage,
  uuid: (text) => (isUuid(text) ? text : undefined),
  token: (text) => (isLinkToken(text) ? text : undefined),
  slug: (text, reserved) => (isEntitySlug(text, reserved) ? text : undefined),
};

const matchPattern = (
  { route, segments: expected }: Pattern,
  segments: readonly string[],
  { reserved, choice }: Pick<CompiledRouteTable, "reserved" | "choice">,
): Match | undefined => {
  const parameters: Match["parameters"] = {};
  for (const [index, part] of expected.entries()) {
    const segment = segments[index] ?? "";
    if ("fixed" in part) {
      if (part.fixed !== segment) return undefined;
      continue;
    }
    // The page for businesses is about any product, the choice card among them.
    const named = route === "business" && segment === choice;
    const value = named ? segment : readers[parameterKinds[part.parameter]](segment, reserved);
    if (value === undefined) return undefined;
    parameters[part.parameter] = value;
  }
  return { route, parameters };
};

/** The path of segments in the spelling of the table's keys. */
export const toKey = (segments: readonly string[]): string => (segments.length > 0 ? `/${segments.join("/")}/` : "/");

/**
 * The route of a path's segments, served or not: fixed routes first, then digits = page, entity, catch-all.
 */
export const matchPath = (table: CompiledRouteTable, segments: readonly string[]): Match | undefined => {
  const exact = table.fixed.get(toKey(segments));
  if (exact) return { route: exact, parameters: {} };
  for (const pattern of table.open.get(segments.length) ?? []) {
    const found = matchPattern(pattern, segments, table);
    if (found) return found;
  }
  return undefined;
};
