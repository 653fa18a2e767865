import { type HostSettings, judgeHost } from "../src/hosting/judge-host.ts";
import { resolveRequest, withQuery } from "../src/hosting/resolve-request.ts";
import { redirectsPath } from "../src/hosting/site-file.ts";
import type { MakePage } from "./make-page.ts";
import type { Page } from "./page.ts";
import type { PageCache } from "./page-cache.ts";
import { within } from "./within.ts";

/** Milliseconds that a page waits for it: commerce that hangs is waited for by the page itself. */
const timeout = 1_000;

/** Addresses with where each is sent on to. */
type Table = ReadonlyMap<string, string>;

const withoutSlash = (path: string): string => path.replace(/\/$/u, "") || "/";

const tableIn = ({ bodies }: Page): Table => {
  const all = JSON.parse(new TextDecoder().decode(bodies.identity)) as { from: string; to: string }[];
  return new Map(all.map(({ from, to }) => [withoutSlash(from), to]));
};

export interface RedirectsOptions {
  settings: HostSettings;
  cache: Pick<PageCache, "get">;
  makePage: MakePage;
}

/**
 * Where people of a storefront send an address on to; `undefined` where they
 * do not. What they say is a file that is kept like a page, and ends with an
 * edit as every page does. While it cannot be had, nothing is sent on.
 */
export const createRedirects = ({ settings, cache, makePage }: RedirectsOptions) => {
  const tables = new WeakMap<Page, Table>();

  const tableOf = (page: Page): Table => {
    const table = tables.get(page) ?? tableIn(page);
    tables.set(page, table);
    return table;
  };

  return async (host: string, url: string, requestId: string): Promise<string | undefined> => {
    const [path = "/", query = ""] = url.split("?", 2);
    const verdict = judgeHost(host, path, settings);
    if (verdict.kind !== "storefront") return undefined;
    const place = resolveRequest(host, redirectsPath(verdict.storefront), settings);
    if (place.kind !== "page" || !place.keeping) return undefined;
    const wanted = { key: place.path, tags: place.keeping.tags };
    const finding = cache.get(wanted, () => makePage(place, requestId, true)).catch(() => undefined);
    const found = await within(timeout, finding);
    const to = found?.page?.status === 200 ? tableOf(found.page).get(withoutSlash(path)) : undefined;
    return to === undefined ? undefined : withQuery(to, new URLSearchParams(query));
  };
};
