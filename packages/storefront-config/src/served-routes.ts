import type { RouteName } from "./route-names.ts";

/**
 * Routes whose page exists. The others stand in the tables, so that their paths are known and reserved, but answer 404, and
 * the compiler refuses a link to them. A new page adds its line here; the compiler then asks for the rest.
 */
export const servedRoutes = [
  "home",
  "listing",
  "categories",
  "category",
  "product",
  "productLocations",
  "productLocation",
  "choiceCard",
  "basket",
  "checkout",
  "paymentProcessing",
  "confirmation",
  "balanceCheck",
  "terms",
  "privacy",
  "cookies",
  "delivery",
  "cancellationPolicy",
  "helpdesk",
  "contact",
  "business",
  "blog",
  "blogPost",
  "givingMoments",
  "givingMoment",
  "landing",
  "notFound",
] as const satisfies readonly RouteName[];
export type ServedRoute = (typeof servedRoutes)[number];

const served: ReadonlySet<RouteName> = new Set(servedRoutes);

/** Whether a route has a page. */
export const isServed = (route: RouteName): route is ServedRoute => served.has(route);
