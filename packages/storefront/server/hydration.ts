import type { ServedRoute } from "@giftshop/storefront-config";

/**
 * When a page's scripts run. `deferred`: the page can be read and its links followed without them, so they wait until it is
 * drawn and the browser idle, or somebody is about to use it. `at-once`: there is little to see before they run.
 */
export type Hydration = "deferred" | "at-once";

export const hydration: Readonly<Record<ServedRoute, Hydration>> = {
  home: "deferred",
  listing: "deferred",
  categories: "deferred",
  category: "deferred",
  product: "deferred",
  productLocations: "deferred",
  productLocation: "deferred",
  choiceCard: "deferred",
  basket: "at-once",
  checkout: "at-once",
  paymentProcessing: "at-once",
  confirmation: "at-once",
  balanceCheck: "at-once",
  terms: "deferred",
  privacy: "deferred",
  cookies: "deferred",
  delivery: "deferred",
  cancellationPolicy: "deferred",
  helpdesk: "deferred",
  contact: "deferred",
  business: "deferred",
  blog: "deferred",
  blogPost: "deferred",
  givingMoments: "deferred",
  givingMoment: "deferred",
  landing: "deferred",
  notFound: "deferred",
};
