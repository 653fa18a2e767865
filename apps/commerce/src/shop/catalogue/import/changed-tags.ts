import type { StorefrontCode } from "@giftshop/storefront-config";
import type { PoolClient } from "../../../platform/database/index.ts";
import { purgeTags } from "../stock/purge.ts";
import * as statements from "./statements.ts";

/** More product pages than this are not named one by one: the storefront's own tag is on all of them. */
const mostNamed = 1000;

/**
 * What names the pages that show these products of a storefront, and lists of them; `null` is all of them.
 */
export const changedTags = async (
  client: PoolClient,
  storefront: StorefrontCode,
  products: readonly number[] | null,
): Promise<string[]> => {
  if (products === null || products.length > mostNamed) {
    return [purgeTags.storefront(storefront), purgeTags.catalogue(storefront)];
  }
  const { rows } = await client.query<{ brand: string }>(statements.selectBrands, [products]);
  return [purgeTags.catalogue(storefront), ...rows.map(({ brand }) => purgeTags.product(storefront, brand))];
};
