import {
  type Language,
  linkTo,
  publicOrigin,
  queryOf,
  type ResolvedPath,
  readOrder,
  readPage,
  readSearch,
  resolvePath,
  type Storefront,
} from "@giftshop/storefront-config";
import {
  internalFilePath,
  internalFilteredPath,
  internalLocationsPath,
  internalPath,
  internalPreviewPath,
  internalSearchPath,
  internalStatePath,
  internalWrittenListPath,
  type StateName,
  stateNames,
} from "./internal-path.ts";
import { type HostSettings, judgeHost } from "./judge-host.ts";
import { readListingFilters } from "./page-query.ts";
import { previewAt } from "./preview-at.ts";
import { siteFileAt } from "./site-file.ts";

/** Header by which the front door asks for the page of a state; it takes the header off every visitor's request. */
export const stateHeader = "x-front-door-state";

export interface RoutedRequest {
  /** Host header value, port included. */
  host: string;
  /** Pathname as the browser sent it. */
  path: string;
  query: URLSearchParams;
  /** Value of {@link stateHeader}. */
  state?: string | null;
}

/** What happens to a request. `path` is inside `src/app`; `location` is a path with its query, or the address of another host. */
export type Routing =
  | { kind: "rewrite"; path: string; status: 200 | 404 }
  | { kind: "redirect"; status: 301 | 308; location: string }
  | { kind: "refuse"; status: 404 | 421; text: string };

const withQuery = (path: string, query: URLSearchParams, ...dropped: string[]): string => {
  const kept = new URLSearchParams(query);
  // A redeem token is never carried along in an address.
  for (const name of ["redeemToken", ...dropped]) kept.delete(name);
  return kept.size > 0 ? `${path}?${kept}` : path;
};

const notFound = (storefront: Storefront, language: Language): Routing => ({
  kind: "rewrite",
  path: internalStatePath(storefront, language, "not-found"),
  status: 404,
});

type Found = Extract<ResolvedPath, { kind: "route" }>;

/**
 * Where the `page` of a query leads on a route that is a list: to the number in the path where the route has one, else to that page here.
 * What is no number is not found, but for the first list of gift cards. `undefined` where a route has no pages: the name means nothing there.
 */
const pageOfList = (storefront: Storefront, found: Found, query: URLSearchParams): Routing | undefined => {
  const { language } = found;
  const page = readPage(queryOf(query).page);
  const sentTo = (path: string): Routing => ({
    kind: "redirect",
    status: 301,
    location: withQuery(path, query, "page"),
  });
  const rewritten = (path: string): Routing => ({ kind: "rewrite", path, status: 200 });
  switch (found.route) {
    case "listing":
      return sentTo(linkTo(storefront, language, "listing", { page: page ?? 1 }));
    case "category":
      return page
        ? sentTo(linkTo(storefront, language, "category", { ...found.parameters, page }))
        : notFound(storefront, language);
    case "productLocations":
      return page
        ? rewritten(internalLocationsPath(storefront, language, found.parameters.product, page))
        : notFound(storefront, language);
    case "blog":
    case "givingMoments":
      return page
        ? rewritten(internalWrittenListPath(storefront, language, found.route, page))
        : notFound(storefront, language);
    default:
      return undefined;
  }
};

/**
 * Where the screen after an order leads: to the page of the order, which says thank you; without one to the basket, which is as it was
 * where nothing was paid. What a tab knows of its order, it forgets once it is paid.
 */
const afterOrder = (storefront: Storefront, language: Language, query: URLSearchParams): Routing => {
  const uuid = readOrder(queryOf(query).order);
  const path = uuid ? linkTo(storefront, language, "confirmation", { uuid }) : linkTo(storefront, language, "basket");
  return { kind: "redirect", status: 301, location: withQuery(path, query, "order") };
};

const routeInStorefront = (storefront: Storefront, { path, query, state }: RoutedRequest): Routing => {
  const file = siteFileAt(storefront, path);
  if (file) return { kind: "rewrite", path: internalFilePath(storefront, file), status: 200 };
  const preview = state ? undefined : previewAt(storefront, path);
  if (preview) return { kind: "rewrite", path: internalPreviewPath(storefront, preview), status: 200 };
  const resolved = resolvePath(storefront, path);
  if (resolved.kind === "redirect") {
    return { kind: "redirect", status: resolved.status, location: withQuery(resolved.path, query) };
  }
  const { language } = resolved;
  const asked: StateName | undefined = stateNames.find((name) => name === state);
  if (asked) return { kind: "rewrite", path: internalStatePath(storefront, language, asked), status: 200 };
  if (resolved.kind === "thanks") return afterOrder(storefront, language, query);
  if (resolved.kind === "notFound" || resolved.route === "notFound") return notFound(storefront, language);
  const ofList = query.has("page") ? pageOfList(storefront, resolved, query) : undefined;
  if (ofList) return ofList;
  if (resolved.route === "listing" && readSearch(queryOf(query).s)) {
    const { page = 1 } = resolved.parameters;
    return { kind: "rewrite", path: internalSearchPath(storefront, language, page), status: 200 };
  }
  if (resolved.route === "listing") {
    const { page = 1 } = resolved.parameters;
    const filters = readListingFilters(query);
    if (Object.keys(filters).length > 0) {
      return { kind: "rewrite", path: internalFilteredPath(storefront, language, page, filters), status: 200 };
    }
  }
  const { route, parameters } = resolved;
  return { kind: "rewrite", path: internalPath(storefront, language, route, parameters), status: 200 };
};

/** To the host that a storefront shares, and there at once to where the path leads. */
const sendToSharedHost = (storefront: Storefront, request: RoutedRequest, settings: HostSettings): Routing => {
  const { originPattern: pattern, sharedHosts, port } = settings;
  const there = routeInStorefront(storefront, request);
  const location = there.kind === "redirect" ? there.location : withQuery(request.path, request.query);
  return {
    kind: "redirect",
    status: 308,
    location: publicOrigin(storefront, port, { pattern, sharedHosts }) + location,
  };
};

/** Finds storefront, language and page of a request. Pure: all it knows is the request and the settings of the process. */
export const routeRequest = (request: RoutedRequest, settings: HostSettings): Routing => {
  const verdict = judgeHost(request.host, request.path, settings);
  switch (verdict.kind) {
    case "storefront":
      return routeInStorefront(verdict.storefront, request);
    case "moved":
      return sendToSharedHost(verdict.storefront, request, settings);
    case "development":
      return request.path === "/"
        ? { kind: "rewrite", path: "/development/", status: 200 }
        : { kind: "refuse", status: 404, text: "Nothing is here. The list of storefronts is at /." };
    case "misdirected":
      return { kind: "refuse", status: 421, text: "This host is served elsewhere." };
    case "shared":
    case "unknown":
      return { kind: "refuse", status: 404, text: "No shop answers at this address." };
  }
};
