import type { RouteParameters, ServedRoute, Shop, WrittenRoute } from "@giftshop/storefront-config";
import { categoryPaths } from "./category-paths.ts";
import { placesOfProducts } from "./place-paths.ts";
import { productPaths, spentProductPaths } from "./product-paths.ts";
import { writtenPages } from "./written-paths.ts";

/** Every page of a route that search engines should know; none where the page belongs to a visit. */
type Pages<R extends ServedRoute> = (shop: Shop) => readonly RouteParameters[R][] | Promise<RouteParameters[R][]>;

const one = () => [{}];
const none = () => [];
const written =
  <R extends WrittenRoute>(route: R) =>
  (shop: Shop) =>
    writtenPages(shop, route);

/** The one table of what stands in the sitemaps. A filtered list, and what is behind its first page, is found by its links. */
export const indexing: { readonly [R in ServedRoute]: Pages<R> } = {
  home: one,
  listing: one,
  categories: one,
  category: async (shop) => (await categoryPaths(shop)).map((url) => ({ url })),
  product: async (shop) => (await productPaths(shop)).map((product) => ({ product })),
  // Among the products, at the same address.
  choiceCard: none,
  productLocations: async (shop) => (await spentProductPaths(shop)).map((product) => ({ product })),
  productLocation: placesOfProducts,
  basket: none,
  checkout: none,
  paymentProcessing: none,
  confirmation: none,
  balanceCheck: one,
  terms: written("terms"),
  privacy: written("privacy"),
  cookies: written("cookies"),
  delivery: written("delivery"),
  cancellationPolicy: written("cancellationPolicy"),
  helpdesk: written("helpdesk"),
  contact: written("contact"),
  business: written("business"),
  blog: written("blog"),
  blogPost: written("blogPost"),
  givingMoments: written("givingMoments"),
  givingMoment: written("givingMoment"),
  landing: written("landing"),
  notFound: none,
};
