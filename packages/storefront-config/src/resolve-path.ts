import type { CompiledRouteTable } from "./compile-route-table.ts";
import { languagePathOf, linkIn, prefixOf } from "./link.ts";
import type { Pattern } from "./route-table.ts";
import { routesOf } from "./routes-of.ts";
import { isEntitySlug, isUuid, toPage } from "./slug.ts";
import type { Language, ResolvedPath, RouteName, Storefront } from "./types.ts";

interface Match {
  route: RouteName;
  parameters: Record<string, string | number>;
}

const readers = {
  page: toPage,
  uuid: (text: string) => (isUuid(text) ? text : undefined),
  product: (text: string, reserved: ReadonlySet<string>) => (isEntitySlug(text, reserved) ? text : undefined),
};

const matchPattern = (
  pattern: Pattern,
  segments: readonly string[],
  reserved: ReadonlySet<string>,
): Match | undefined => {
  if (pattern.segments.length !== segments.length) return undefined;
  const parameters: Match["parameters"] = {};
  for (const [index, expected] of pattern.segments.entries()) {
    const segment = segments[index] ?? "";
    if ("fixed" in expected) {
      if (expected.fixed !== segment) return undefined;
      continue;
    }
    const value = readers[expected.parameter](segment, reserved);
    if (value === undefined) return undefined;
    parameters[expected.parameter] = value;
  }
  return { route: pattern.route, parameters };
};

/** Fixed routes first; then the open ones, whose parameters exclude one another: digits are a page, the rest an entity. */
const match = ({ fixed, open, reserved }: CompiledRouteTable, segments: readonly string[]): Match | undefined => {
  const exact = fixed.get(segments.length > 0 ? `/${segments.join("/")}/` : "/");
  if (exact) return { route: exact.route, parameters: {} };
  for (const pattern of open) {
    const found = matchPattern(pattern, segments, reserved);
    if (found) return found;
  }
  return undefined;
};

const languageOf = (storefront: Storefront, first: string | undefined): Language | undefined =>
  storefront.languages.find((language) => prefixOf(language) === first);

/**
 * What a path leads to. Takes the pathname alone, as the browser sent it, without query; the caller carries the query over
 * a redirect. A redirect is given only to a path that exists and always in one step: 301 where the default language or
 * page 1 was spelled out, 308 where only the trailing slash was missing. It is built from the table, never from the
 * input, so that no address can lead to another host.
 */
export const resolvePath = (storefront: Storefront, path: string): ResolvedPath => {
  const [defaultLanguage] = storefront.languages;
  const { basePath } = storefront;
  if (basePath && path !== basePath && !path.startsWith(`${basePath}/`)) {
    if (path === "/" || path === "") return { kind: "redirect", status: 308, path: `${basePath}/` };
    return { kind: "notFound", language: defaultLanguage };
  }
  const inner = path.slice(basePath.length);
  const segments = inner.split("/").slice(1);
  if (segments.at(-1) === "") segments.pop();

  const spelledOut = languageOf(storefront, segments[0]);
  const language = spelledOut ?? defaultLanguage;
  const rest = spelledOut ? segments.slice(1) : segments;
  const table = routesOf(storefront, language);
  const found = rest.includes("") ? undefined : match(table, rest);
  if (!found) return { kind: "notFound", language };

  const canonical = linkIn(table.table, languagePathOf(storefront, language), found.route, found.parameters);
  if (canonical !== path) {
    const onlySlashMissing = canonical === `${path}/`;
    return { kind: "redirect", status: onlySlashMissing ? 308 : 301, path: canonical };
  }
  // Each pattern carries exactly its route's parameters; the compiler cannot follow that through the table.
  return { kind: "route", language, ...found } as ResolvedPath;
};
