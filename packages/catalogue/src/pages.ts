import { type Asking, cachedWith, cacheTag, definePage, type PageCaching, unkept } from "@giftshop/page";

/** Where a product is spent. */
const spent: PageCaching<"productLocations" | "productLocation"> = {
  lifetime: 300,
  kept: true,
  tags: (code, { product }) => [cacheTag.storefront(code), cacheTag.product(code, product)],
};

/** Paths of all that a storefront sells. */
const sold = async (asking: Asking): Promise<string[]> =>
  (await (await import("./sitemap/product-paths.ts")).productsOf(asking)).map(({ product }) => product);

export const listingPage = definePage({
  route: "listing",
  hydration: "deferred",
  cache: cachedWith(300, "catalogue"),
  // A filtered list, and what is behind the first page, is found by its links.
  sitemap: "itself",
});

export const categoriesPage = definePage({
  route: "categories",
  hydration: "deferred",
  cache: cachedWith(300, "catalogue"),
  sitemap: "itself",
});

export const categoryPage = definePage({
  route: "category",
  hydration: "deferred",
  cache: cachedWith(300, "content", "catalogue"),
  known: {
    parameter: "url",
    values: async (asking) =>
      (await (await import("./sitemap/category-paths.ts")).categoriesOf(asking)).map(({ url }) => url),
  },
  sitemap: async (asking) => (await import("./sitemap/category-paths.ts")).categoriesOf(asking),
});

export const productPage = definePage({
  route: "product",
  hydration: "deferred",
  cache: {
    // It names the hour or day of arrival, which moves; more than a minute late would be a broken promise.
    lifetime: 60,
    kept: true,
    tags: (code, { product }) => [cacheTag.storefront(code), cacheTag.content(code), cacheTag.product(code, product)],
  },
  known: { parameter: "product", values: sold },
  sitemap: async (asking) => (await import("./sitemap/product-paths.ts")).productsOf(asking),
});

export const productLocationsPage = definePage({
  route: "productLocations",
  hydration: "deferred",
  cache: spent,
  known: { parameter: "product", values: sold },
  pagedByQuery: true,
  allows: ["map", "geolocation"],
  sitemap: async (asking) => (await import("./sitemap/product-paths.ts")).spentProductsOf(asking),
});

export const productLocationPage = definePage({
  route: "productLocation",
  hydration: "deferred",
  cache: spent,
  known: { parameter: "product", values: sold },
  allows: ["map"],
  sitemap: async (asking) => (await import("./sitemap/place-paths.ts")).placesOf(asking),
});

export const choiceCardPage = definePage({
  route: "choiceCard",
  hydration: "deferred",
  // It shows the brands that it is exchanged for.
  cache: cachedWith(60, "content", "catalogue"),
  // Among the products, at the same address.
  sitemap: "none",
});

/**
 * What somebody keeps for later: the same page for everybody, the list comes from the browser or the account.
 */
export const favouritesPage = definePage({
  route: "favourites",
  hydration: "at-once",
  cache: cachedWith(3600),
  sitemap: "none",
});

/** Reviews of an order by the secret link of an email: forms, so that they can be sent from any device. */
export const reviewPage = definePage({
  route: "review",
  frame: "gift",
  hydration: "none",
  cache: unkept,
  takesForm: true,
  referrer: "no-referrer",
  sitemap: "none",
});

/**
 * The pages of this package. A sitemap's queries are fetched
 * when it is made: the front door reads this list without them.
 */
export const pages = [
  listingPage,
  categoriesPage,
  categoryPage,
  productPage,
  productLocationsPage,
  productLocationPage,
  choiceCardPage,
  favouritesPage,
  reviewPage,
];
