import type { Storefront } from "@giftshop/storefront-config";
import { placeOfFile, withQuery } from "../src/hosting/resolve-request.ts";
import { createDataFile, type DataFileOptions } from "./data-file.ts";

const withoutSlash = (path: string): string => path.replace(/\/$/u, "") || "/";

/** Addresses with where each is sent on to. */
const read = (json: unknown): ReadonlyMap<string, string> =>
  new Map((json as { from: string; to: string }[]).map(({ from, to }) => [withoutSlash(from), to]));

/** Whose page a path of a host is. */
export type StorefrontAt = (host: string, path: string) => Storefront | undefined;

/**
 * Where people of a storefront send an address on to; `undefined` where
 * they do not, and while what they say cannot be had.
 */
export const createRedirects = (options: DataFileOptions, storefrontAt: StorefrontAt) => {
  const tableAt = createDataFile(options, read);

  return async (host: string, url: string, requestId: string): Promise<string | undefined> => {
    const [path = "/", query = ""] = url.split("?", 2);
    const storefront = storefrontAt(host, path);
    if (!storefront) return undefined;
    const table = await tableAt(
      placeOfFile(storefront, { kind: "redirects", language: storefront.languages[0] }),
      requestId,
    );
    const to = table?.get(withoutSlash(path));
    return to === undefined ? undefined : withQuery(to, new URLSearchParams(query));
  };
};
