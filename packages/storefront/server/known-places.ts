import { type PagePlace, placeOfFile } from "../src/hosting/resolve-request.ts";
import { createDataFile, type DataFileOptions } from "./data-file.ts";

/** What addresses may name, by route. */
const read = (json: unknown): ReadonlyMap<string, ReadonlySet<string>> =>
  new Map(Object.entries(json as Record<string, string[]>).map(([route, names]) => [route, new Set(names)]));

/**
 * Whether an address names what there is not, so that nothing has to be made to tell.
 * `false` where only its page can tell, and while what there is cannot be had.
 */
export const createUnknown = (options: DataFileOptions) => {
  const knownAt = createDataFile(options, read);

  return async ({ shop, page, named }: PagePlace, requestId: string): Promise<boolean> => {
    if (!shop || !page || named === undefined) return false;
    const known = await knownAt(placeOfFile(shop.storefront, { kind: "known", language: shop.language }), requestId);
    return known?.get(page.route)?.has(named) === false;
  };
};
