import type { Storefront } from "../types.ts";
import type { RouteName } from "./route-names.ts";
import { isServed, type ServedRoute } from "./served-routes.ts";

const ofDoubler: ReadonlySet<RouteName> = new Set<RouteName>([
  "doubler",
  "doublerThanks",
  "doublerCheck",
  "doublerClaim",
]);

/**
 * Whether a storefront has the page of a route. A page that
 * is switched off answers 404 there, and no link leads to it.
 */
export const isOffered = ({ toggles }: Pick<Storefront, "toggles">, route: RouteName): route is ServedRoute =>
  isServed(route) && (toggles.doubler || !ofDoubler.has(route));
