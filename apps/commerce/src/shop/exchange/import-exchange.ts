import type { SeedExchange } from "@giftshop/seed";
import type { StorefrontCode } from "@giftshop/storefront-config";
import { inTransaction } from "../../platform/database/index.ts";
import type { Services } from "../../platform/services.ts";
import { mediaHash, storeMedia } from "../catalogue/import/media.ts";
import { writeBrands } from "./brands.ts";
import { addIssuers } from "./issuer/issued-cards.ts";
import { writePage } from "./pages.ts";

/**
 * Keeps a storefront's pages of companies, and how brands are
 * had that do not issue with us; answers how many rows it wrote.
 */
export const importExchange = (
  { pool }: Pick<Services, "pool">,
  storefront: StorefrontCode,
  { pages, brands, issued }: SeedExchange,
): Promise<number> =>
  inTransaction(pool, async (client) => {
    await storeMedia(
      client,
      pages.map(({ logoSvg }) => logoSvg),
    );
    let written = (await writeBrands(client, storefront, brands)) + (await addIssuers(client, storefront, issued));
    for (const { logoSvg, ...page } of pages)
      if (await writePage(client, storefront, { ...page, logo: mediaHash(logoSvg) })) written += 1;
    return written;
  });
