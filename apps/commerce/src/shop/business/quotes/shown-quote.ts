import { getStorefront, type Storefront } from "@giftshop/storefront-config";
import type { Queryable } from "../../../platform/database/index.ts";
import { Failure } from "../../../platform/failure.ts";
import type { Services } from "../../../platform/services.ts";
import type { PricedBasket } from "../../basket/index.ts";
import { type CatalogueView, readView } from "../../catalogue/snapshot/view.ts";
import { priceOffer } from "./price-lines.ts";
import type { QuoteRecord, QuoteVersion } from "./types.ts";
import { readVersion } from "./versions-table.ts";

/** A version of a quote with what it costs. */
export interface PricedQuote {
  quote: QuoteRecord;
  version: QuoteVersion;
  storefront: Storefront;
  catalogue: CatalogueView;
  /** Undefined where something of it is not sold any more. */
  priced: PricedBasket | undefined;
}

/** The version that a buyer sees: what was asked for until a price was sent. */
export const shownVersion = ({ state, version }: QuoteRecord): number =>
  state === "SENT" || state === "ACCEPTED" || state === "EXPIRED" ? version : 0;

/** Prices a version of a quote by the catalogue as it is now. */
export const pricedQuote = async (
  services: Pick<Services, "pool" | "clock">,
  quote: QuoteRecord,
  number: number,
  db: Queryable = services.pool,
): Promise<PricedQuote> => {
  const storefront = getStorefront(quote.storefront);
  const version = await readVersion(db, quote.id, number);
  const catalogue = await readView(services, { storefront, language: quote.language }, db);
  return { quote, version, storefront, catalogue, priced: pricedOrGone(version, catalogue) };
};

const pricedOrGone = (version: QuoteVersion, catalogue: CatalogueView): PricedBasket | undefined => {
  try {
    return priceOffer(version, catalogue);
  } catch (error) {
    if (error instanceof Failure) return undefined;
    throw error;
  }
};
