import type { Queryable } from "../../../platform/database/index.ts";
import type { CatalogueFile } from "../reading/read-json.ts";
import type { ProductFile } from "../reading/read-products.ts";

/**
 * Names such as `CBFR apple` of products that places may name:
 * those that are there, and those that come in files before.
 */
export const readSold = async (
  db: Queryable,
  before: readonly (CatalogueFile | ProductFile | { kind: "CONTENT" | "LOCATIONS" })[],
): Promise<ReadonlySet<string>> => {
  const { rows } = await db.query<{ name: string }>("select storefront || ' ' || brand as name from product");
  const coming = before.flatMap((input) => {
    if (input.kind === "CATALOGUE")
      return input.catalogue.products.map(({ brand }) => `${input.catalogue.storefront} ${brand}`);
    return input.kind === "PRODUCTS" ? input.rows.map(({ storefront, brand }) => `${storefront} ${brand.slug}`) : [];
  });
  return new Set([...rows.map(({ name }) => name), ...coming]);
};
