import { linkTo, queryOf, readPage, readSearch, resolvePath, type Storefront } from "@giftshop/storefront-config";
import {
  internalFilePath,
  internalFilteredPath,
  internalLocationsPath,
  internalPath,
  internalPreviewPath,
  internalSearchPath,
  internalStatePath,
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

/** What happens to a request. `path` is inside `src/app`; `location` is a path with its query. */
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
  if (resolved.kind === "notFound" || resolved.route === "notFound") {
    return { kind: "rewrite", path: internalStatePath(storefront, language, "not-found"), status: 404 };
  }
  if (resolved.route === "listing" && query.has("page")) {
    const listing = linkTo(storefront, language, "listing", { page: readPage(query.getAll("page")[0]) ?? 1 });
    return { kind: "redirect", status: 301, location: withQuery(listing, query, "page") };
  }
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
  if (resolved.route === "productLocations" && query.has("page")) {
    const page = readPage(queryOf(query).page);
    return page
      ? {
          kind: "rewrite",
          path: internalLocationsPath(storefront, language, resolved.parameters.product, page),
          status: 200,
        }
      : { kind: "rewrite", path: internalStatePath(storefront, language, "not-found"), status: 404 };
  }
  const { route, parameters } = resolved;
  return { kind: "rewrite", path: internalPath(storefront, language, route, parameters), status: 200 };
};

/** Finds storefront, language and page of a request. Pure: all it knows is the request and the settings of the process. */
export const routeRequest = (request: RoutedRequest, settings: HostSettings): Routing => {
  const verdict = judgeHost(request.host, request.path, settings);
  switch (verdict.kind) {
    case "storefront":
      return routeInStorefront(verdict.storefront, request);
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
