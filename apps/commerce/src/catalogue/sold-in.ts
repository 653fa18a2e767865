import type { StorefrontCode } from "@giftshop/storefront-config";
import { prepared, type Queryable } from "../database/index.ts";

const selectSoldIn = prepared<{ storefront: StorefrontCode }, [string]>(
  "product-sold-in",
  "select storefront from product where brand = $1 and active order by storefront",
);

/** The storefronts that sell a product, which has the same path in all of them. */
export const soldIn = async (db: Queryable, path: string): Promise<StorefrontCode[]> =>
  (await selectSoldIn.all(db, path)).map(({ storefront }) => storefront);
