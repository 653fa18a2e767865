import type { HostSettings } from "./judge-host.ts";
import { listingQuery } from "./page-query.ts";
import { type Routing, routeRequest } from "./route-request.ts";

const isSame = (one: Routing, other: Routing): boolean =>
  one.kind === "rewrite" && other.kind === "rewrite" && one.path === other.path;

/**
 * What of a query makes the page at a path another page, so that campaigns, click ids and inventions do not make copies of it: the
 * query in one spelling, "" where nothing counts there, or `undefined` where the page is made for this request alone. The way decides: a
 * name that a listing knows means nothing on a product page.
 */
export const countedQuery = (host: string, path: string, text: string, settings: HostSettings): string | undefined => {
  if (!text) return "";
  const query = new URLSearchParams(text);
  const routing = routeRequest({ host, path, query }, settings);
  // Who is sent on takes the whole query along.
  if (routing.kind === "redirect") return undefined;
  const plain = routeRequest({ host, path, query: new URLSearchParams() }, settings);
  return isSame(routing, plain) ? "" : listingQuery(query);
};
