import { getStorefront, type StorefrontCode } from "@giftshop/storefront-config";
import { readView } from "./catalogue/view.ts";
import { shopIndexOf } from "./search/shop-index.ts";
import type { Services } from "./services.ts";

/** Reading more products than these takes longer than a visitor should wait. */
const most = 2000;

const selectLarge = "select storefront from product group by storefront having count(*) > $1";

/**
 * Reads the catalogues, and what search knows of them, for which the first visitor of a process would wait too long; the others are read
 * when somebody comes. Begun when readiness is asked for, as a process starts without the database; tried again where it fails.
 *
 * @returns what is not there yet, or `undefined`; settled once it is known
 */
export const createWarmUp = (
  services: Pick<Services, "pool" | "clock" | "log">,
): (() => Promise<string | undefined>) => {
  let done: Promise<string | undefined> | undefined;
  const warm = async (): Promise<undefined> => {
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
      services.log.warn({ error }, "a large catalogue cannot be read yet");
      done = undefined;
      return "catalogue";
    });
    return done;
  };
};
