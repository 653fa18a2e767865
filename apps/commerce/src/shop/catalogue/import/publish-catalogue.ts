import type { StorefrontCode } from "@giftshop/storefront-config";
import type { PoolClient } from "../../../platform/database/index.ts";
import type { Services } from "../../../platform/services.ts";
import { announce } from "../stock/purge.ts";
import { changedTags } from "./changed-tags.ts";
import { indexCatalogue } from "./index-catalogue.ts";
import * as statements from "./statements.ts";
import type { Written } from "./write-products.ts";

export interface ChangedCatalogue {
  storefront: StorefrontCode;
  written: Written;
  /** Whether what stands on every page, or on every product's, changed: categories, wrappers and packings. */
  everywhere?: boolean;
  /** Makes search anew for all that is sold, as a new build may have it otherwise; else for what changed. */
  whole?: boolean;
}

/**
 * Lets everybody see what this transaction wrote: search, each process, and the pages that show it, also
 * of other storefronts that sell a changed brand.
 *
 * @returns how many rows search changed
 */
export const publishCatalogue = async (
  services: Pick<Services, "enqueue" | "environment">,
  client: PoolClient,
  { storefront, written, everywhere = false, whole = false }: ChangedCatalogue,
): Promise<number> => {
  const { changedBrands } = written;
  const { rows: sellers } = await client.query<{ storefront: StorefrontCode }>(statements.selectOtherSellers, [
    storefront,
    changedBrands,
  ]);
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
  if (written.rows > 0) {
    const products = await raise(storefront, written.products);
    indexed += await indexCatalogue(client, storefront, whole ? null : products);
    await announce(services, client, await changedTags(client, storefront, everywhere ? null : products));
  } else if (whole) {
    // No page shows what search knows: it is asked anew each time.
    indexed += await indexCatalogue(client, storefront, null);
  }
  for (const { storefront: seller } of sellers) {
    const products = await raise(seller, []);
    indexed += await indexCatalogue(client, seller, products);
    await announce(services, client, await changedTags(client, seller, products));
  }
  return indexed;
};
