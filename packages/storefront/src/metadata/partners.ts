import type { RouteParameters, ServedRoute } from "@giftshop/storefront-config";
import type { PartnerParameters } from "./alternates.ts";

/** Of a page that only some storefronts have, with the same parameters in each. `codes`: those that have it. */
export const whereSold =
  <R extends ServedRoute>(codes: readonly string[], parameters: RouteParameters[R]): PartnerParameters<R> =>
  ({ code }) =>
    codes.includes(code) ? parameters : undefined;
