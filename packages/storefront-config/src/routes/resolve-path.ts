import type { Language, ResolvedPath, Storefront } from "../types.ts";
import type { CompiledRouteTable } from "./compile-route-table.ts";
import { languagePathOf, linkIn, prefixOf } from "./link.ts";
import { matchPath, toKey } from "./match-path.ts";
import { isOffered } from "./offered-routes.ts";
import { routesOf } from "./routes-of.ts";

const languageOf = (storefront: Storefront, first: string | undefined): Language | undefined =>
  storefront.languages.find((language) => prefixOf(language) === first);

/** The page that the segments behind base path and language lead to, also from an address that has moved. */
const find = (storefront: Storefront, table: CompiledRouteTable, segments: readonly string[]) => {
  if (segments.includes("")) return undefined;
  const movedTo = table.redirects.get(toKey(segments));
  const found = movedTo ? { route: movedTo, parameters: {} } : matchPath(table, segments);
  return found && isOffered(storefront, found.route) ? { ...found, route: found.route } : undefined;
};

/**
 * What a pathname without query leads to. A redirect (308 for a missing slash, else 301) is one step to a
 * page that exists, built from the table alone, so that it leads to no other host.
 */
export const resolvePath = (storefront: Storefront, path: string): ResolvedPath => {
  const [defaultLanguage] = storefront.languages;
  const { basePath } = storefront;
  if (basePath && path !== basePath && !path.startsWith(`${basePath}/`)) {
    if (path === "/" || path === "") return { kind: "redirect", status: 308, path: `${basePath}/` };
    return { kind: "notFound", language: defaultLanguage };
  }
  const segments = path.slice(basePath.length).split("/").slice(1);
  if (segments.at(-1) === "") segments.pop();

  const spelledOut = languageOf(storefront, segments[0]);
  const language = spelledOut ?? defaultLanguage;
  const compiled = routesOf(storefront, language);
  const found = find(storefront, compiled, spelledOut ? segments.slice(1) : segments);
  if (!found) return { kind: "notFound", language };

  const canonical = linkIn(compiled.table, languagePathOf(storefront, language), found.route, found.parameters);
  if (canonical !== path) {
    const onlySlashMissing = canonical === `${path}/`;
    return { kind: "redirect", status: onlySlashMissing ? 308 : 301, path: canonical };
  }
  // Each pattern carries exactly its route's parameters; the compiler cannot follow that through the table.
  return { kind: "route", language, ...found } as ResolvedPath;
};
