import type { RouteName, RouteParameters, Toggles } from "@giftshop/storefront-config";
import type { Asking } from "./ask.ts";
import type { PageCaching } from "./caching.ts";

/**
 * What stands around a page: which header and footer. `checkout`
 * has nothing that leads astray, `gift` the logo alone.
 */
export type FrameKind = "site" | "redeem" | "business" | "checkout" | "gift";

/**
 * When a page's scripts run: `deferred` once it is drawn and idle, or about to be used; `at-once` where there
 * is little to see before; `none` for links and forms with at most a small script of its own.
 */
export type Hydration = "deferred" | "at-once" | "none";

/**
 * Everything that is known of a page without drawing it:
 * plain data, so that the front door reads it without React.
 */
export interface Page<R extends RouteName = RouteName> {
  route: R;
  /**
   * Folder of the storefront's `src/app` that shows it, where
   * it is shared with other routes. Default: {@link folderOf}.
   */
  folder?: string;
  /** Default `site`. */
  frame?: FrameKind | ((toggles: Toggles) => FrameKind);
  hydration: Hydration;
  cache: PageCaching<R>;
  /**
   * It is a list whose further pages are asked for by query
   * (`?page=2`), as its path has no place for a number.
   */
  pagedByQuery?: boolean;
  /**
   * The values of one parameter of its path that lead to its pages, so that nothing is made for any other.
   * Default: the page itself finds out.
   */
  known?: { parameter: "path" | "product" | "url"; values(asking: Asking): Promise<readonly string[]> };
  /**
   * What the browser must let it do, as no other page may: reach who draws the map, ask where the
   * visitor is, look through the camera, run WebAssembly, show the shops of brands in a frame.
   */
  allows?: readonly ("map" | "geolocation" | "camera" | "wasm" | "brand-shops")[];
  /**
   * Its forms are sent to it (POST), as `form` of a request that is never kept and asks commerce in the name
   * of the visitor's network.
   */
  takesForm?: true;
  /** What it tells other sites of its address. Default: what every page does. */
  referrer?: "no-referrer";
  /**
   * Pages of the route that search engines should know: the one there
   * is, none as it belongs to a visit, or those that are found.
   */
  sitemap: "itself" | "none" | ((asking: Asking) => Promise<RouteParameters[R][]>);
}

/**
 * Defines the page of a route. Parameters are typed by the route;
 * a new route first needs its name and paths in storefront-config.
 */
export const definePage = <const R extends RouteName>(page: { route: R } & Page<NoInfer<R>>): Page<R> => page;

/** Folder of the storefront's `src/app` that shows a page: `choice-card` for `choiceCard`. */
export const folderOf = ({ route, folder }: Page): string =>
  folder ?? route.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The kind of frame around a page in a storefront. */
export const frameOf = ({ frame = "site" }: Page, toggles: Toggles): FrameKind =>
  typeof frame === "function" ? frame(toggles) : frame;
