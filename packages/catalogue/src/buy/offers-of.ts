import { type FragmentType, type ResultOf, readFragment } from "@giftshop/graphql";
import { inOneSheet } from "@giftshop/graphql/pictures";
import { formatMoney, type Money } from "@giftshop/messages";
import type { Shop } from "@giftshop/storefront-config";
import type { Arrival } from "../arrival/arrival-text.ts";
import { longestArrival } from "../arrival/longest-arrival.ts";
import { catalogueMessages } from "../messages.ts";
import { soldItem } from "../product-page/view-item.ts";
import { type BuyBoxFragment, ExtraChoiceFragment, SellingFragment } from "./buy-box.fragment.ts";
import type { Amount, DeliveryKind, ExtraOption, Offer } from "./offer.ts";

type Product = ResultOf<typeof BuyBoxFragment>;

const amountIn =
  (shop: Shop) =>
  (money: Money): Amount => ({ value: money.value, text: formatMoney(money, shop.locale) });

/** A price that may be nothing. */
const priceIn = (shop: Shop, money: Money): Amount => {
  const t = catalogueMessages.in(shop);
  return money.value === 0 ? { value: 0, text: t("buy.delivery.free") } : amountIn(shop)(money);
};

/** Prices of what goes with a delivery kind, by id. */
const pricesOf = (kind: DeliveryKind, { wrappers, giftPackings }: Product): Record<string, number> => {
  const extras = readFragment(ExtraChoiceFragment, [...wrappers, ...giftPackings]);
  return Object.fromEntries(
    extras.flatMap(({ id, variationType, price }) => (variationType === kind ? [[id, price.value]] : [])),
  );
};

const offerOf = (
  shop: Shop,
  product: Product,
  kind: DeliveryKind,
  masked: FragmentType<typeof SellingFragment>,
): Offer => {
  const t = catalogueMessages.in(shop);
  const { productType } = product;
  const selling = readFragment(SellingFragment, masked);
  const amount = amountIn(shop);
  const arrival: Arrival = {
    locale: shop.locale,
    timeZone: shop.storefront.timeZone,
    earliestArrival: selling.earliestArrival,
    ...(selling.orderBefore ? { orderBefore: selling.orderBefore } : {}),
    texts: {
      withinHour: t("buy.delivery.withinHour"),
      on: t("buy.delivery.on", { day: "{day}" }),
      countdown: t("buy.delivery.countdown", { time: "{time}", day: "{day}" }),
    },
  };
  const room = longestArrival(arrival);
  const { limits, delivery, currency } = shop.storefront;
  // As commerce charges it: a box of blank cards holds no value, however many they are.
  const valued = kind === "PHYSICAL" && productType !== "GIFTCARD_BLANK";
  return {
    kind,
    variationId: selling.variationId,
    values: selling.pricesToShow.map(amount),
    hasFixedPrices: selling.hasFixedPrices,
    minimum: amount(selling.minPrice),
    maximum: amount(selling.maxPrice),
    inStock: selling.inStock,
    deliveryPrice: priceIn(shop, selling.deliveryPrice),
    arrival,
    ...(kind === "PHYSICAL" ? { countries: delivery.countries } : {}),
    ...(room ? { longestArrival: room } : {}),
    ...(valued
      ? {
          registered: {
            above: limits.registeredPostAbove,
            price: priceIn(shop, { value: delivery.registered, currency }),
          },
        }
      : {}),
    ...(productType === "DONATION" ? { donation: true } : {}),
    sold: {
      item: { ...soldItem(product), item_variant: kind === "DIGITAL" ? "digital" : "physical" },
      currency,
      vat: shop.storefront.vatBasisPoints,
      extras: pricesOf(kind, product),
    },
  };
};

/** The ways a product is delivered, digital first, with their words. */
export const offersOf = (shop: Shop, product: Product): Offer[] => {
  const { digitalVariationConfig: digital, physicalVariationConfig: physical } = product;
  return [
    ...(digital ? [offerOf(shop, product, "DIGITAL", digital)] : []),
    ...(physical ? [offerOf(shop, product, "PHYSICAL", physical)] : []),
  ];
};

/**
 * Wrappers or gift packings as the form offers them; the
 * pictures of those that stand beside each other are one file.
 */
export const extrasOf = (shop: Shop, extras: readonly FragmentType<typeof ExtraChoiceFragment>[]): ExtraOption[] => {
  const t = catalogueMessages.in(shop);
  const all = readFragment(ExtraChoiceFragment, extras);
  return (["DIGITAL", "PHYSICAL"] as const).flatMap((kind) => {
    const ofKind = all.filter(({ variationType }) => variationType === kind);
    return inOneSheet(ofKind).map(({ id, title, price, priceBefore, image }) => ({
      id,
      kind,
      title,
      price: priceIn(shop, price),
      ...(priceBefore ? { before: t("card.before", { price: formatMoney(priceBefore, shop.locale) }) } : {}),
      imageUrl: image.url,
    }));
  });
};
