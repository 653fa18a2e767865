import { formatMoney } from "@giftshop/messages/format";
import { type PriceRange, priceBoundsOf, type Shop } from "@giftshop/storefront-config";
import { catalogueMessages } from "../../messages.ts";

/** What each range of price is called, in the storefront's money. */
export const priceWords = (shop: Shop): Readonly<Record<PriceRange, string>> => {
  const t = catalogueMessages.in(shop);
  const { currency } = shop.storefront;
  const inWords = (value: number) => formatMoney({ currency, value }, shop.locale);
  const words = priceBoundsOf(shop.storefront).map(({ range, from, to }) => {
    if (to === null) return [range, t("listing.price.from", { price: inWords(from) })];
    if (from === 0) return [range, t("listing.price.upTo", { price: inWords(to) })];
    return [range, t("listing.price.between", { from: inWords(from), to: inWords(to) })];
  });
  return Object.fromEntries(words) as Record<PriceRange, string>;
};
