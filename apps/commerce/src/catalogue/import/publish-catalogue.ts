import type { StorefrontCode } from "@giftshop/storefront-config";
import type { PoolClient } from "../../database/index.ts";
import type { Services } from "../../services.ts";
import { announce, purgeTags } from "../purge.ts";
import { indexCatalogue } from "./index-catalogue.ts";
import * as statements from "./statements.ts";
import type { Written } from "./write-products.ts";

/** More product pages than this are not named one by one: the storefront's own tag is on all of them. */
const mostNamed = 1000;

export interface ChangedCatalogue {
  storefront: StorefrontCode;
  written: Written;
  /** Brands whose product pages may have changed. */
  brands: readonly string[];
  /** Makes search anew for all that is sold, as a new build may have it otherwise; else for what changed. */
  whole?: boolean;
}

interface Change {
  /** Products that changed, but for their brands; `null` where they are many. */
  products: readonly number[] | null;
  /** Brands whose product pages may have changed. */
  pages: readonly string[];
}

/**
 * Lets everybody see what was written in this transaction: search learns of it, each process reads it, and
 * storefront processes are told. So it is for other storefronts that sell a brand that was changed. Answers how many rows search changed.
 */
export const publishCatalogue = async (
  services: Pick<Services, "enqueue" | "environment">,
  client: PoolClient,
  { storefront, written, brands, whole = false }: ChangedCatalogue,
): Promise<number> => {
  const { rows: sellers } = await client.query<{ storefront: StorefrontCode }>(statements.selectOtherSellers, [
    storefront,
    written.changedBrands,
  ]);
  const { changedBrands } = written;
  /** Answers the products that changed; `null` where they are many. */
  const raise = async (code: StorefrontCode, products: readonly number[] | null): Promise<number[] | null> => {
    const named = changedBrands.length > statements.mostNamed ? null : products;
    const { rows } = await client.query<{ products: number[] | null }>(statements.raiseVersion, [
      code,
      named,
      changedBrands,
    ]);
    return rows[0]?.products ?? null;
  };
  let indexed = 0;
  const publish = async (code: StorefrontCode, changed: boolean, { products, pages }: Change): Promise<void> => {
    const known = changed ? await raise(code, products) : [];
    const found = await indexCatalogue(client, code, whole && code === storefront ? null : known);
    indexed += found;
    if (!changed && found === 0) return;
    const named = pages.length > mostNamed ? [] : pages.map((brand) => purgeTags.product(code, brand));
    await announce(services, client, [purgeTags.storefront(code), purgeTags.catalogue(code), ...named]);
  };
  await publish(storefront, written.rows > 0, { products: written.products, pages: brands });
  for (const seller of sellers) await publish(seller.storefront, true, { products: [], pages: changedBrands });
  return indexed;
};
