import { getStorefront, type Language, type StorefrontCode } from "@giftshop/storefront-config";
import { prepared, type Queryable } from "../../../platform/database/index.ts";
import { addressOf } from "../present.ts";
import type { Words } from "../types.ts";

const selectSoldIn = prepared<{ storefront: StorefrontCode }, [string]>(
  "product-sold-in",
  "select storefront from product where brand = $1 and active order by storefront",
);

/** The storefronts that sell a product, which has the same path in all of them. */
export const soldIn = async (db: Queryable, path: string): Promise<StorefrontCode[]> =>
  (await selectSoldIn.all(db, path)).map(({ storefront }) => storefront);

/** Where a category is, and the last segment of its address there. */
export interface CategoryPlace {
  storefront: StorefrontCode;
  language: Language;
  path: string;
}

const selectCategory = prepared<{ storefront: StorefrontCode; slug: string; addresses: Words }, [string]>(
  "category-sold-in",
  `select c.storefront, c.slug, c.addresses from category c
    where c.slug = $1 and exists (select from product p join variation v on v.product = p.id and v.active
      where p.storefront = c.storefront and p.category = c.slug and p.active)
    order by c.storefront`,
);

/** The storefronts that sell something of a category, in each of their languages. */
export const categorySoldIn = async (db: Queryable, slug: string): Promise<CategoryPlace[]> =>
  (await selectCategory.all(db, slug)).flatMap(({ storefront, ...category }) =>
    getStorefront(storefront).languages.map((language) => ({
      storefront,
      language,
      path: addressOf(category, language),
    })),
  );

const selectNames = prepared<{ id: number; storefront: StorefrontCode; product: string }, [readonly number[]]>(
  "product-names",
  "select id, storefront, brand as product from product where id = any($1::integer[])",
);

/** Where products are sold and what they are called there, by id; of those that are retired too. */
export const namesOfProducts = async (db: Queryable, ids: readonly number[]) =>
  new Map((await selectNames.all(db, ids)).map(({ id, ...name }) => [id, name]));
