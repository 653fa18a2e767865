import type { RouteName, Toggles } from "@giftshop/storefront-config";

/** What stands around a page. */
export type FrameKind = "site" | "redeem" | "business" | "checkout";

const redeemRoutes: ReadonlySet<RouteName> = new Set<RouteName>([
  "balanceCheck",
  "redeemShop",
  "businessRedeemShop",
  "redeemCardInfo",
  "redeemCheckout",
]);

/** The kind of frame that a page of a route has, unless it asks for another. */
export const frameKindOf = (route: RouteName, { businessHeader }: Toggles): FrameKind => {
  if (redeemRoutes.has(route)) return "redeem";
  return route === "business" && businessHeader ? "business" : "site";
};
