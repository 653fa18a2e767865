import type { RouteName } from "./route-names.ts";

/**
 * Path patterns without base path and language prefix:
 * `/carte-cadeau/:product/`. A last segment that ends in `?` may be missing.
 */
export type RouteTable = Readonly<Record<RouteName, string>>;

/**
 * What the values of a parameter look like. Digits are never a
 * UUID nor a slug; a UUID and a token have the shape of a slug.
 */
export type ParameterKind = "page" | "uuid" | "token" | "slug";

/** Every parameter a path may have. */
export const parameterKinds = {
  page: "page",
  uuid: "uuid",
  token: "token",
  product: "slug",
  location: "slug",
  pageId: "slug",
  path: "slug",
  url: "slug",
} as const satisfies Record<string, ParameterKind>;

export type ParameterName = keyof typeof parameterKinds;

/** What a segment of a pattern matches. */
export type Segment = { fixed: string } | { parameter: ParameterName };

export interface Pattern {
  route: RouteName;
  segments: readonly Segment[];
}

const isParameter = (name: string): name is ParameterName => Object.hasOwn(parameterKinds, name);

const toSegment = (text: string): Segment => {
  if (!text.startsWith(":")) return { fixed: text };
  const name = text.slice(1).replace("?", "");
  if (isParameter(name)) return { parameter: name };
  throw new Error(`Route parameter ":${name}" has no meaning; known are ${Object.keys(parameterKinds).join(", ")}.`);
};

/** The patterns a path template stands for: two where its last segment is optional. */
export const patternsOf = (route: RouteName, template: string): Pattern[] => {
  const segments = template.split("/").filter(Boolean);
  const full = { route, segments: segments.map(toSegment) };
  return segments.at(-1)?.endsWith("?") ? [{ route, segments: full.segments.slice(0, -1) }, full] : [full];
};

/** A pattern as it is written: `/carte-cadeau/:product/`. */
export const pathOf = ({ segments }: Pattern): string =>
  segments.reduce((path, part) => `${path}${"fixed" in part ? part.fixed : `:${part.parameter}`}/`, "/");

export const isFixed = ({ segments }: Pattern): boolean => segments.every((segment) => "fixed" in segment);
