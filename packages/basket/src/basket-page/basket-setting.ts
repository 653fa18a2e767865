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
  words: BasketWords;
  /** `product` has `{product}` for the product's path. */
  hrefs: { listing: string; checkout: string; product: string };
}

/** What every part of the basket is given. */
export interface BasketContext extends BasketSetting {
  t: Translate<BasketWords>;
}
