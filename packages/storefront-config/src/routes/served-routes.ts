import type { RouteName } from "./route-names.ts";
import { servedRoutes } from "./served-route-names.ts";

export { servedRoutes };

/**
 * Routes that have a page. The others have paths, which are
 * reserved and answer 404, and the compiler refuses a link to them.
 */
export type ServedRoute = (typeof servedRoutes)[number];

const served: ReadonlySet<RouteName> = new Set(servedRoutes);

/** Whether a route has a page. */
export const isServed = (route: RouteName): route is ServedRoute => served.has(route);
