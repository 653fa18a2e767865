import type { ResultOf, VariablesOf } from "@giftshop/graphql";
import { requestFrom } from "@giftshop/graphql/server";
import type { Shop } from "@giftshop/storefront-config";
import { environment } from "../environment.ts";

type Document = Parameters<typeof requestFrom>[1];

/** How long an answer of commerce is kept, and what ends it; always from the cache table. */
export interface Caching {
  lifetime: number | false;
  tags: readonly string[];
}

/**
 * Asks commerce for what everybody may see of a shop. Kept by Next under the tags, so a purge ends the answer and every page made of it.
 *
 * @throws {CommerceUnavailable} the front door then answers 503, or goes on with the last good page
 */
export const askCommerce = <D extends Document>(
  shop: Shop,
  document: D,
  variables: Omit<VariablesOf<D>, "userData">,
  { lifetime, tags }: Caching,
): Promise<ResultOf<D>> =>
  requestFrom(`${environment().commerceUrl}/graphql`, document, variables, {
    userData: { language: shop.language, storeID: shop.storefront.storeId, countryCode: shop.storefront.country },
    fetchOptions: { next: { revalidate: lifetime, tags: [...tags] } },
  }) as Promise<ResultOf<D>>;
