import { type Page, type PageCache, within } from "@giftshop/web-server";
import type { PagePlace } from "../src/hosting/resolve-request.ts";
import type { MakePage } from "./make-page.ts";

/** Milliseconds that a page waits for it: commerce that hangs is waited for by the page itself. */
const timeout = 1_000;

export interface DataFileOptions {
  cache: Pick<PageCache, "get">;
  makePage: MakePage;
}

/**
 * What a file of a storefront says to the front door. It is kept like a page, and
 * ends with an edit as every page does; `undefined` while it cannot be had.
 *
 * @param read makes it of the file's JSON, once for each file
 */
export const createDataFile = <Value>({ cache, makePage }: DataFileOptions, read: (json: unknown) => Value) => {
  const values = new WeakMap<Page, Value>();

  const valueIn = (page: Page): Value => {
    const value = values.get(page) ?? read(JSON.parse(new TextDecoder().decode(page.bodies.identity)));
    values.set(page, value);
    return value;
  };

  return async (place: PagePlace, requestId: string): Promise<Value | undefined> => {
    if (!place.keeping) return undefined;
    const wanted = { key: place.path, tags: place.keeping.tags };
    const finding = cache.get(wanted, () => makePage(place, requestId, true)).catch(() => undefined);
    const found = await within(timeout, finding);
    return found?.page?.status === 200 ? valueIn(found.page) : undefined;
  };
};
