import { getStorefront, type StorefrontCode } from "@giftshop/storefront-config";
import { type AcceptedDocuments, earlierDocuments } from "../platform/graphql/accepted-documents.ts";
import type { Services } from "../platform/services.ts";
import { readView } from "../shop/catalogue/snapshot/view.ts";
import { shopIndexOf } from "../shop/search/shop-index.ts";

/** Reading more products than these takes longer than a visitor should wait. */
const most = 2000;

const selectLarge = "select storefront from product group by storefront having count(*) > $1";

/**
 * Reads what its first visitor would wait for: catalogues, what search knows of them, and which documents
 * of earlier builds are answered. Begun when readiness is asked for; tried again where it fails.
 *
 * @param accepted the documents that are answered by their hash
 */
export const createWarmUp = (
  services: Pick<Services, "pool" | "clock" | "log">,
  accepted?: AcceptedDocuments,
): (() => Promise<string | undefined>) => {
  let done: Promise<string | undefined> | undefined;
  const warm = async (): Promise<undefined> => {
    if (accepted) for (const [hash, text] of await earlierDocuments(services.pool)) accepted.set(hash, text);
    const { rows } = await services.pool.query<{ storefront: StorefrontCode }>(selectLarge, [most]);
    for (const { storefront: code } of rows) {
      const storefront = getStorefront(code);
      const [language] = storefront.languages;
      await readView(services, { storefront, language });
      for (const spoken of storefront.languages)
        await shopIndexOf(services.pool, { storefront: code, language: spoken });
    }
  };
  return () => {
    done ??= warm().catch((error: unknown) => {
      services.log.warn({ error }, "what a process begins with cannot be read yet");
      done = undefined;
      return "warm-up";
    });
    return done;
  };
};
