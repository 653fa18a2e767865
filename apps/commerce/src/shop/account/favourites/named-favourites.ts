import type { Queryable } from "../../../platform/database/index.ts";
import { namesOfProducts } from "../../catalogue/products/sold-in.ts";
import { datedFavourites } from "./favourites-table.ts";

/** All that an account keeps for later, by storefront and name, for who wants to see it. */
export const namedFavourites = async (db: Queryable, account: string) => {
  const rows = await datedFavourites.all(db, account);
  const names = await namesOfProducts(
    db,
    rows.map(({ product }) => product),
  );
  return rows.map(({ product, addedAt }) => ({ ...names.get(product), addedAt }));
};
