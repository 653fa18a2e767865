import type { Translate } from "@giftshop/messages";
import type { Language } from "@giftshop/storefront-config";
import type { BasketWords } from "../messages.ts";

/** Where the basket is shown and in which words; serialisable, made by the server. */
export interface BasketSetting {
  language: Language;
  /** BCP 47. */
  locale: string;
  /** IANA zone in which a day of delivery is a day. */
  timeZone: string;
  /** ISO 4217. */
  currency: string;
  /** Basis points of VAT, which events leave out of prices. */
  vat: number;
  /** ISO 3166-1 alpha-2 of where can be posted to, the storefront's own first. */
  countries: readonly string[];
  /** Longest note, as a person counts. */
  noteLimit: number;
  words: BasketWords;
  /** `product` has `{product}` for the product's path. */
  hrefs: { listing: string; checkout: string; product: string };
}

/** What every part of the basket is given. */
export interface BasketContext extends BasketSetting {
  t: Translate<BasketWords>;
}
