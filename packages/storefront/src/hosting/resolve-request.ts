import { checkoutQueuePage } from "@giftshop/checkout/pages";
import type { Page } from "@giftshop/page";
import {
  type Language,
  linkTo,
  publicOrigin,
  queryOf,
  type ResolvedPath,
  readPage,
  readSearch,
  resolvePath,
  routesOf,
  type ServedRoute,
  type Storefront,
} from "@giftshop/storefront-config";
import { cachingOf, pageOf, siteFileCaching, stateCaching } from "../pages.ts";
import { eventsPath } from "./events-path.ts";
import {
  internalFilePath,
  internalPath,
  internalPreviewPath,
  internalSearchPath,
  internalStatePath,
  type StateName,
} from "./internal-path.ts";
import { type HostSettings, judgeHost } from "./judge-host.ts";
import { isKeptCombination, readListingFilters } from "./page-query.ts";
import { previewAt } from "./preview-at.ts";
import { type SiteFile, siteFileAt } from "./site-file.ts";

/** Whose page it is. */
export interface Shop {
  storefront: Storefront;
  language: Language;
}

/**
 * How the front door keeps a page: seconds until it is rendered
 * again without being told, and the tags that end it sooner.
 */
export interface Keeping {
  lifetime: number;
  tags: readonly string[];
}

/** A page of ours, with all that the front door has to know of it. */
export interface PagePlace {
  kind: "page";
  /**
   * Where `src/app` keeps it, and, as it names storefront, language and page, the key under which it is kept.
   */
  path: string;
  /** What the page itself reads of the query, `?` included; "" for nearly all. */
  query: string;
  status: 200 | 404 | 500 | 503;
  /** Whose pages stand in where it cannot be had; absent on the list of storefronts. */
  shop?: Shop;
  /** Its definition; absent for files and previews. */
  page?: Page;
  /** What has to be known of its address for it to be a page; absent where only the page itself can tell. */
  named?: string;
  /** Absent where the page is rendered for one request alone. */
  keeping?: Keeping;
  /** Whether nobody at all may keep it, browsers included. */
  unpublished?: true;
}

/** What happens to a request; `location` is a path with its query, or the address of another host. */
export type Place =
  | PagePlace
  | { kind: "redirect"; status: 301 | 308; location: string }
  /** `everything`: nothing at all is answered for this host, no file either. */
  | { kind: "refuse"; status: 404 | 421; text: string; everything: boolean };

/** Path and query of an address as the browser sent it. */
interface Address {
  path: string;
  query: URLSearchParams;
}

/** A path with what of a query may go along. */
export const withQuery = (path: string, query: URLSearchParams, ...dropped: string[]): string => {
  const kept = new URLSearchParams(query);
  // A redeem token is never carried along in an address.
  for (const name of ["redeemToken", ...dropped]) kept.delete(name);
  return kept.size > 0 ? `${path}?${kept}` : path;
};

const statusOf = { "not-found": 404, failed: 500, unavailable: 503, full: 200 } as const satisfies Record<
  StateName,
  number
>;

/** The page of a state of a storefront: one per language, whatever was asked for. */
export const placeOfState = (shop: Shop, state: StateName): PagePlace => ({
  kind: "page",
  path: internalStatePath(shop.storefront, shop.language, state),
  query: "",
  status: statusOf[state],
  shop,
  page: state === "full" ? checkoutQueuePage : pageOf("notFound"),
  keeping: stateCaching(shop.storefront.code),
});

/** A file of a storefront, as a page. */
export const placeOfFile = (storefront: Storefront, file: SiteFile): PagePlace => ({
  kind: "page",
  path: internalFilePath(storefront, file),
  query: "",
  status: 200,
  shop: { storefront, language: file.language },
  keeping: siteFileCaching(storefront.code),
});

type Found = Extract<ResolvedPath, { kind: "route" }>;

/**
 * A page of a route, with `path` where it is not the route's own, `kept` false where that one is rendered for
 * a request alone.
 */
const placeOfRoute = (storefront: Storefront, found: Found, path?: string, kept = true, query = ""): PagePlace => {
  const { language, route, parameters } = found;
  const caching = cachingOf(storefront.code, found);
  const page = pageOf(route);
  const named = page.known && (parameters as Partial<Record<string, string>>)[page.known.parameter];
  return {
    kind: "page",
    path: path ?? internalPath(storefront, language, route, parameters),
    query,
    status: 200,
    shop: { storefront, language },
    page,
    ...(named !== undefined && { named }),
    ...(kept && caching.kept && { keeping: caching }),
  };
};

/**
 * Where the `page` of a query leads on a list: to the number in the path, where the route has one, else to
 * that page here; what is no number is not found, but on the first list of gift cards.
 *
 * @returns `undefined` where a route has no pages
 */
const pageOfList = (storefront: Storefront, found: Found, query: URLSearchParams): Place | undefined => {
  const { language, route, parameters } = found;
  const asked = readPage(queryOf(query).page);
  const inPath = routesOf(storefront, language).table[route].includes(":page?");
  if (!inPath && !pageOf(route).pagedByQuery) return undefined;
  const page = route === "listing" ? (asked ?? 1) : asked;
  if (page === undefined) return placeOfState({ storefront, language }, "not-found");
  if (!inPath) return placeOfRoute(storefront, found, internalPath(storefront, language, route, parameters, { page }));
  // Parameters are those of the route; the compiler cannot follow that through the union.
  const linkAny = linkTo as (
    storefront: Storefront,
    language: Language,
    route: ServedRoute,
    parameters: object,
  ) => string;
  const path = linkAny(storefront, language, route, { ...parameters, page });
  return { kind: "redirect", status: 301, location: withQuery(path, query, "page") };
};

/** Lists of gift cards that are narrowed by the same vocabularies. */
const isListing = (found: Found): found is Extract<Found, { route: "listing" | "redeemShop" | "businessRedeemShop" }> =>
  found.route === "listing" || found.route === "redeemShop" || found.route === "businessRedeemShop";

/** A listing by what is looked for or filtered by; `undefined` where it is all of them. */
const narrowedListing = (storefront: Storefront, found: Found, query: URLSearchParams): PagePlace | undefined => {
  if (!isListing(found)) return undefined;
  const { language, route, parameters } = found;
  const { page = 1 } = parameters;
  const text = route === "listing" ? readSearch(queryOf(query).s) : undefined;
  if (text) {
    const asked = `?${new URLSearchParams({ s: text })}`;
    return placeOfRoute(storefront, found, internalSearchPath(storefront, language, page), false, asked);
  }
  const filters = readListingFilters(query);
  if (Object.keys(filters).length === 0) return undefined;
  const path = internalPath(storefront, language, route, parameters, { filters });
  return placeOfRoute(storefront, found, path, isKeptCombination(filters));
};

const resolveInStorefront = (storefront: Storefront, { path, query }: Address): Place => {
  const file = siteFileAt(storefront, path);
  if (file) return placeOfFile(storefront, file);
  const preview = previewAt(storefront, path);
  if (preview) {
    const shop = { storefront, language: preview.language };
    const previewPath = internalPreviewPath(storefront, preview);
    return { kind: "page", path: previewPath, query: "", status: 200, shop, unpublished: true };
  }
  const resolved = resolvePath(storefront, path);
  if (resolved.kind === "redirect") {
    return { kind: "redirect", status: resolved.status, location: withQuery(resolved.path, query) };
  }
  const { language } = resolved;
  if (resolved.kind === "notFound" || resolved.route === "notFound") {
    return placeOfState({ storefront, language }, "not-found");
  }
  const ofList = query.has("page") ? pageOfList(storefront, resolved, query) : undefined;
  return ofList ?? narrowedListing(storefront, resolved, query) ?? placeOfRoute(storefront, resolved);
};

/** To the host that a storefront shares, and there at once to where the path leads. */
const sendToSharedHost = (storefront: Storefront, address: Address, settings: HostSettings): Place => {
  const { originPattern: pattern, sharedHosts, port } = settings;
  const there = resolveInStorefront(storefront, address);
  const location = there.kind === "redirect" ? there.location : withQuery(address.path, address.query);
  return {
    kind: "redirect",
    status: 308,
    location: publicOrigin(storefront, port, { pattern, sharedHosts }) + location,
  };
};

/**
 * The one place where an address is understood. Pure: all
 * it knows is the request and the settings of the process.
 *
 * @param host value of the Host header, port included
 * @param url path and query as the browser sent them
 */
export const resolveRequest = (host: string, url: string, settings: HostSettings): Place => {
  const [path = "/", query = ""] = url.split("?", 2);
  const address = { path, query: new URLSearchParams(query) };
  const verdict = judgeHost(host, path, settings);
  switch (verdict.kind) {
    case "storefront":
      if (settings.developmentPage && path === eventsPath) {
        return { kind: "page", path: "/development/events/", query: "", status: 200 };
      }
      return resolveInStorefront(verdict.storefront, address);
    case "moved":
      return sendToSharedHost(verdict.storefront, address, settings);
    case "development":
      return path === "/"
        ? { kind: "page", path: "/development/", query: "", status: 200 }
        : { kind: "refuse", status: 404, text: "Nothing is here. The list of storefronts is at /.", everything: false };
    case "misdirected":
      return { kind: "refuse", status: 421, text: "This host is served elsewhere.", everything: true };
    case "shared":
    case "unknown": {
      const everything = verdict.kind === "unknown";
      return { kind: "refuse", status: 404, text: "No shop answers at this address.", everything };
    }
  }
};
