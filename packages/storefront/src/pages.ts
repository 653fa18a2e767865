import { cacheTag, type Page } from "@giftshop/page";
import type { ResolvedPath, ServedRoute, StorefrontCode } from "@giftshop/storefront-config";
import { features } from "./features.ts";

const byRoute: ReadonlyMap<string, Page> = new Map(
  Object.values(features).flatMap((pages) => pages.map((page) => [page.route, page])),
);

/** The page of a route, as its feature defines it. */
export const pageOf = (route: ServedRoute): Page => {
  const page = byRoute.get(route);
  // The list of served routes is made from the same definitions; the checks make it again.
  if (!page) throw new Error(`No feature has a page for the route "${route}".`);
  return page;
};

/**
 * How a page of a state is kept (not found, failed,
 * unavailable): it names the year, and nothing of the address.
 */
export const stateCaching = (code: StorefrontCode) => ({ lifetime: 3600, tags: [cacheTag.storefront(code)] });

/** Whether the front door keeps the page of a resolved path, for how long, and the tags that end it. */
export const cachingOf = (
  code: StorefrontCode,
  { route, parameters }: Extract<ResolvedPath, { kind: "route" }>,
): { kept: boolean; lifetime: number; tags: string[] } => {
  const { kept, lifetime, tags } = pageOf(route).cache;
  return { kept, lifetime, tags: tags(code, parameters) };
};

/** How the files are kept that machines read: sitemaps name every product. */
export const siteFileCaching = (code: StorefrontCode) => ({
  lifetime: 3600,
  kept: true,
  tags: [cacheTag.storefront(code), cacheTag.content(code), cacheTag.catalogue(code)],
});
