import { type Document, requestFrom, type Variables } from "@giftshop/graphql/server";
import type { Shop } from "@giftshop/storefront-config";
import { environment } from "../environment.ts";

/** How long an answer of commerce is kept, and what ends it; always from the cache table. */
export interface Caching {
  lifetime: number;
  tags: readonly string[];
}

/**
 * Asks commerce for what everybody may see of a shop. Kept by Next under the tags, so a purge ends the answer and every page made of it.
 *
 * @throws {CommerceUnavailable} the front door then answers 503, or goes on with the last good page
 */
export const askCommerce = <Data, V>(
  { storefront, language }: Shop,
  document: Document<Data, V>,
  variables: Variables<V>,
  { lifetime, tags }: Caching,
): Promise<Data> =>
  requestFrom(`${environment().commerceUrl}/graphql`, document, variables, {
    userData: { language, storeID: storefront.storeId, countryCode: storefront.country },
    fetchOptions: { next: { revalidate: lifetime, tags: [...tags] } },
  });
