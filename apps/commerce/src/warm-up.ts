import { getStorefront, type StorefrontCode } from "@giftshop/storefront-config";
import { readView } from "./catalogue/view.ts";
import { earlierDocuments } from "./graphql/accepted-documents.ts";
import { shopIndexOf } from "./search/shop-index.ts";
import type { Services } from "./services.ts";

/** Reading more products than these takes longer than a visitor should wait. */
const most = 2000;

const selectLarge = "select storefront from product group by storefront having count(*) > $1";

/**
 * Reads what a process cannot begin without: the catalogues, and what search knows of them, for which its first visitor would wait too
 * long (the others are read when somebody comes), and which documents of earlier builds are answered. Begun when readiness is asked for,
 * as a process starts without the database; tried again where it fails.
 *
 * @param accepted hashes of the documents that are answered: those of earlier builds are added to it. Left out where every document is
 * @returns what is not there yet, or `undefined`; settled once it is known
 */
export const createWarmUp = (
  services: Pick<Services, "pool" | "clock" | "log">,
  accepted?: Set<string>,
): (() => Promise<string | undefined>) => {
  let done: Promise<string | undefined> | undefined;
  const warm = async (): Promise<undefined> => {
    if (accepted) for (const hash of await earlierDocuments(services.pool)) accepted.add(hash);
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
