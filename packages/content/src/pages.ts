import { type Asking, cachedWith, definePage, type Page } from "@giftshop/page";
import type { WrittenRoute } from "@giftshop/storefront-config";

const cards = cachedWith(300, "content", "catalogue");

export const homePage = definePage({ route: "home", hydration: "deferred", cache: cards, sitemap: "itself" });

export const notFoundPage = definePage({
  route: "notFound",
  hydration: "deferred",
  cache: { lifetime: 3600, kept: false, tags: () => [] },
  sitemap: "none",
});

/** Last segments of the addresses of a written route. */
const knownOf = (route: WrittenRoute, parameter: "path" | "product") => ({
  parameter,
  values: async (asking: Asking) => (await import("./written-page/written-sitemap.ts")).writtenPaths(asking, route),
});

/** A page whose words are kept by commerce; all of them are shown in the same way. */
const written = <R extends WrittenRoute>(route: R, more: Partial<Page<R>> = {}): Page<R> =>
  definePage({
    route,
    folder: "written",
    hydration: "deferred",
    cache: cachedWith(300, "content"),
    sitemap: async (asking) => (await import("./written-page/written-sitemap.ts")).writtenPages(asking, route),
    ...more,
  });

export const writtenPages = [
  written("terms"),
  written("privacy"),
  written("cookies"),
  written("delivery"),
  written("cancellationPolicy"),
  written("imprint"),
  written("accessibility"),
  written("helpdesk"),
  written("contact"),
  written("business", {
    frame: ({ businessHeader }) => (businessHeader ? "business" : "site"),
    cache: cards,
  }),
  written("blog", { pagedByQuery: true }),
  written("blogPost", { cache: cards, known: knownOf("blogPost", "path") }),
  written("givingMoments", { pagedByQuery: true }),
  written("givingMoment", { cache: cards, known: knownOf("givingMoment", "product") }),
  written("landing", { cache: cards, known: knownOf("landing", "path") }),
];

/** The pages of this package. */
export const pages = [homePage, ...writtenPages, notFoundPage];
