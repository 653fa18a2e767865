import type { StorefrontCode } from "@giftshop/storefront-config";
import { prepared, type Queryable } from "../../../platform/database/index.ts";

const selectSoldIn = prepared<{ storefront: StorefrontCode }, [string]>(
  "product-sold-in",
  "select storefront from product where brand = $1 and active order by storefront",
);

/** The storefronts that sell a product, which has the same path in all of them. */
export const soldIn = async (db: Queryable, path: string): Promise<StorefrontCode[]> =>
  (await selectSoldIn.all(db, path)).map(({ storefront }) => storefront);

const selectCategorySoldIn = prepared<{ storefront: StorefrontCode }, [string]>(
  "category-sold-in",
  `select distinct p.storefront from product p
    where p.category = $1 and p.active and exists (select from variation v where v.product = p.id and v.active)
    order by p.storefront`,
);

/** The storefronts that sell something of a category, which has the same path in all of them. */
export const categorySoldIn = async (db: Queryable, category: string): Promise<StorefrontCode[]> =>
  (await selectCategorySoldIn.all(db, category)).map(({ storefront }) => storefront);

const selectNames = prepared<{ id: number; storefront: StorefrontCode; product: string }, [readonly number[]]>(
  "product-names",
  "select id, storefront, brand as product from product where id = any($1::integer[])",
);

/** Where products are sold and what they are called there, by id; of those that are retired too. */
export const namesOfProducts = async (db: Queryable, ids: readonly number[]) =>
  new Map((await selectNames.all(db, ids)).map(({ id, ...name }) => [id, name]));
