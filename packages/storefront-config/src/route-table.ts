import type { RouteName } from "./types.ts";

/** Path patterns without base path and language prefix. `:page?` takes digits, `:uuid` a UUID, `:product` an entity slug. */
export type RouteTable = Readonly<Record<RouteName, string>>;

/** What a segment of a pattern matches. Digits, UUIDs and slugs exclude one another wherever a table may hold two of them. */
export type Segment = { fixed: string } | { parameter: "page" | "uuid" | "product" };

export interface Pattern {
  route: RouteName;
  segments: readonly Segment[];
}

const parameters = ["page", "uuid", "product"] as const;

const toSegment = (text: string): Segment => {
  if (!text.startsWith(":")) return { fixed: text };
  const name = text.slice(1).replace("?", "");
  const parameter = parameters.find((known) => known === name);
  if (!parameter) throw new Error(`Route parameter ":${name}" has no meaning; known are ${parameters.join(", ")}.`);
  return { parameter };
};

/** The patterns a path template stands for: two where its last segment is optional. */
export const patternsOf = (route: RouteName, template: string): Pattern[] => {
  const segments = template.split("/").filter(Boolean);
  const full = { route, segments: segments.map(toSegment) };
  return segments.at(-1)?.endsWith("?") ? [{ route, segments: full.segments.slice(0, -1) }, full] : [full];
};
