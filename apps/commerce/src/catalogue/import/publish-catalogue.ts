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
}

/**
 * Lets everybody see what was written in this transaction: search is made anew, each process reads the catalogue again, and
 * storefront processes are told. So it is for other storefronts that sell a brand that was changed. Answers how many rows search changed.
 */
export const publishCatalogue = async (
  services: Pick<Services, "enqueue" | "environment">,
  client: PoolClient,
  { storefront, written, brands }: ChangedCatalogue,
): Promise<number> => {
  const { rows: sellers } = await client.query<{ storefront: StorefrontCode }>(statements.selectOtherSellers, [
    storefront,
    written.changedBrands,
  ]);
  let indexed = 0;
  const publish = async (code: StorefrontCode, changed: boolean, pages: readonly string[]): Promise<void> => {
    if (changed) await client.query(statements.raiseVersion, [code]);
    const found = await indexCatalogue(client, code);
    indexed += found;
    if (!changed && found === 0) return;
    const named = pages.length > mostNamed ? [] : pages.map((brand) => purgeTags.product(code, brand));
    await announce(services, client, [purgeTags.storefront(code), purgeTags.catalogue(code), ...named]);
  };
  await publish(storefront, written.rows > 0, brands);
  for (const seller of sellers) await publish(seller.storefront, true, written.changedBrands);
  return indexed;
};
