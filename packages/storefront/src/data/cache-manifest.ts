import type { ResolvedPath, RouteParameters, ServedRoute, Shop, StorefrontCode } from "@giftshop/storefront-config";

/** Names of what can change. Commerce calls these when it does (`POST /_purge { "tags": […] }`); they are written nowhere else. */
export const cacheTag = {
  /** Everything of a storefront: its texts, menus, claims. */
  storefront: (code: StorefrontCode) => `storefront:${code}`,
  /** Which products a storefront sells, and what their tiles show: title, picture, lowest price, stock. */
  catalogue: (code: StorefrontCode) => `catalogue:${code}`,
  /** What is written in a storefront: pages, posts, questions. */
  content: (code: StorefrontCode) => `content:${code}`,
  /** One product's page. `path` is its path segment. */
  product: (code: StorefrontCode, path: string) => `product:${code}:${path}`,
} as const;

/** What a page of a route depends on and how it is kept. */
interface PageCaching<R extends ServedRoute> {
  /** Seconds until the page is made again without being told; 0 makes it anew each time. */
  lifetime: number;
  /** Whether the front door keeps it. Not where an address holds something of a visitor. */
  kept: boolean;
  /** Changes that make it again. */
  tags: (code: StorefrontCode, parameters: RouteParameters[R]) => string[];
}

/** What changes with its storefront alone, and with the year that the foot of the page names. */
const steady = <R extends ServedRoute>(): PageCaching<R> => ({
  lifetime: 3600,
  kept: true,
  tags: (code) => [cacheTag.storefront(code)],
});

/** What shows tiles of gift cards. */
const listed = <R extends ServedRoute>(): PageCaching<R> => ({
  lifetime: 300,
  kept: true,
  tags: (code) => [cacheTag.storefront(code), cacheTag.catalogue(code)],
});

const written = <R extends ServedRoute>(): PageCaching<R> => ({
  lifetime: 300,
  kept: true,
  tags: (code) => [cacheTag.storefront(code), cacheTag.content(code)],
});

/** Written, with gift cards among the blocks. */
const writtenWithCards = <R extends ServedRoute>(): PageCaching<R> => ({
  lifetime: 300,
  kept: true,
  tags: (code) => [cacheTag.storefront(code), cacheTag.content(code), cacheTag.catalogue(code)],
});

/** Where a product is spent. */
const spent = <R extends "productLocations" | "productLocation">(): PageCaching<R> => ({
  lifetime: 300,
  kept: true,
  tags: (code, { product }) => [cacheTag.storefront(code), cacheTag.product(code, product)],
});

/**
 * The one table of what is cached, for how long, and what ends it.
 *
 * | change in commerce | tags it sends |
 * | --- | --- |
 * | product added, removed, renamed, repriced, in or out of stock | `catalogue:<code>` and `product:<code>:<path>` |
 * | text, picture, condition or places of one product | `product:<code>:<path>` |
 * | a page or post published or retired | `content:<code>` |
 * | categories, wrappers, packings or settings of a storefront, or more products than are named one by one | `storefront:<code>` and `catalogue:<code>` |
 *
 * Similar products on a product page follow within its lifetime: purging every product page for one price is not worth it.
 */
export const cacheManifest: { [R in ServedRoute]: PageCaching<R> } = {
  home: writtenWithCards(),
  listing: listed(),
  categories: listed(),
  category: writtenWithCards(),
  product: {
    // A product page names the hour or day of arrival, which moves; more than a minute late would be a broken promise.
    lifetime: 60,
    kept: true,
    tags: (code, { product }) => [cacheTag.storefront(code), cacheTag.content(code), cacheTag.product(code, product)],
  },
  choiceCard: {
    lifetime: 60,
    kept: true,
    // It shows the brands that it is exchanged for.
    tags: (code) => [cacheTag.storefront(code), cacheTag.content(code), cacheTag.catalogue(code)],
  },
  productLocations: spent(),
  productLocation: spent(),
  basket: steady(),
  checkout: steady(),
  paymentProcessing: steady(),
  // Its address names an order.
  confirmation: { lifetime: 0, kept: false, tags: () => [] },
  balanceCheck: steady(),
  terms: written(),
  privacy: written(),
  cookies: written(),
  delivery: written(),
  cancellationPolicy: written(),
  helpdesk: written(),
  contact: written(),
  business: writtenWithCards(),
  blog: written(),
  blogPost: writtenWithCards(),
  givingMoments: written(),
  givingMoment: writtenWithCards(),
  landing: writtenWithCards(),
  notFound: { lifetime: 3600, kept: false, tags: () => [] },
};

/** How the files are kept that machines read: sitemaps name every product. */
export const siteFileCaching = (code: StorefrontCode) => ({
  lifetime: 3600,
  kept: true,
  tags: [cacheTag.storefront(code), cacheTag.content(code), cacheTag.catalogue(code)],
});

/** How the page of a resolved path is cached, its tags filled in. */
export const cachingOf = (
  code: StorefrontCode,
  resolved: Extract<ResolvedPath, { kind: "route" }>,
): { kept: boolean; tags: string[] } => {
  // Route and parameters belong together; the compiler cannot follow that through the table.
  const caching = cacheManifest[resolved.route] as PageCaching<ServedRoute>;
  return { kept: caching.kept, tags: caching.tags(code, resolved.parameters) };
};

/** Lifetime and tags of the answers that a page of this route is made of. */
export const cachingFor = <R extends ServedRoute>(shop: Shop, route: R, parameters: RouteParameters[R]) => {
  const { lifetime, tags } = cacheManifest[route];
  return { lifetime, tags: tags(shop.storefront.code, parameters) };
};
