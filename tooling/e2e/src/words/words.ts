import { createRequire } from "node:module";
import type account from "@giftshop/account/messages/en.json";
import type admin from "@giftshop/admin/messages/en.json";
import type basket from "@giftshop/basket/messages/en.json";
import type business from "@giftshop/business/messages/en.json";
import type favourites from "@giftshop/catalogue/favourites/messages/en.json";
import type locations from "@giftshop/catalogue/locations/messages/en.json";
import type catalogue from "@giftshop/catalogue/messages/en.json";
import type productDialogs from "@giftshop/catalogue/product-dialogs/messages/en.json";
import type productKinds from "@giftshop/catalogue/product-kinds/messages/en.json";
import type search from "@giftshop/catalogue/search/messages/en.json";
import type activation from "@giftshop/checkout/activation/messages/en.json";
import type checkout from "@giftshop/checkout/messages/en.json";
import type content from "@giftshop/content/messages/en.json";
import type dayWindow from "@giftshop/delivery-date/window/messages/en.json";
import type dayWords from "@giftshop/delivery-date/words/messages/en.json";
import type doubler from "@giftshop/doubler/messages/en.json";
import type doublerOffer from "@giftshop/doubler/offer/messages/en.json";
import type gift from "@giftshop/gift/messages/en.json";
import { createTranslate, type Messages, type Translate } from "@giftshop/messages";
import { layer, type Overlay } from "@giftshop/messages/layer";
import type receivers from "@giftshop/messages/receivers/messages/en.json";
import type exchange from "@giftshop/redeem/exchange/messages/en.json";
import type redeem from "@giftshop/redeem/messages/en.json";
import type { Language } from "@giftshop/storefront-config";

interface Words {
  account: typeof account;
  admin: typeof admin;
  basket: typeof basket;
  business: typeof business;
  catalogue: typeof catalogue;
  "catalogue/favourites": typeof favourites;
  "catalogue/locations": typeof locations;
  "catalogue/product-dialogs": typeof productDialogs;
  "catalogue/product-kinds": typeof productKinds;
  "catalogue/search": typeof search;
  checkout: typeof checkout;
  "checkout/activation": typeof activation;
  content: typeof content;
  doubler: typeof doubler;
  "doubler/offer": typeof doublerOffer;
  "delivery-date/window": typeof dayWindow;
  "delivery-date/words": typeof dayWords;
  "messages/receivers": typeof receivers;
  gift: typeof gift;
  redeem: typeof redeem;
  "redeem/exchange": typeof exchange;
}

/** A feature that owns words. */
export type Feature = keyof Words;

const require = createRequire(import.meta.url);

/** What a variety says otherwise, where it does ("nl-BE"). */
const overlayOf = (feature: Feature, locale: string): Overlay | undefined => {
  try {
    return require(`@giftshop/${feature}/messages/${locale}.json`);
  } catch {
    return undefined;
  }
};

/**
 * The words a visitor reads: `words("basket", "fr")("title")`.
 * Arguments of the message are given as it names them.
 *
 * @param locale whose variety is read, as "nl-BE"; without it, the language's own words
 */
export const words = <F extends Feature>(feature: F, language: Language, locale?: string): Translate<Words[F]> => {
  const base = require(`@giftshop/${feature}/messages/${language}.json`) as Words[F];
  return createTranslate(language, locale ? (layer(base as Messages, overlayOf(feature, locale)) as Words[F]) : base);
};
