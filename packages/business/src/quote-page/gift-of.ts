import { type FragmentType, readFragment } from "@giftshop/graphql";
import { QuoteExtraFragment, QuoteGiftFragment, QuoteVariationFragment } from "./gifts.query.ts";
import type { Gift, GiftExtra, GiftVariation } from "./gifts.ts";

const variationOf = (
  kind: GiftVariation["kind"],
  masked: FragmentType<typeof QuoteVariationFragment> | null,
): GiftVariation[] => {
  const config = readFragment(QuoteVariationFragment, masked);
  if (!config) return [];
  const { variationId: id, hasFixedPrices, pricesToShow, minPrice, maxPrice } = config;
  const fixed = hasFixedPrices ? pricesToShow.map(({ value }) => value) : [];
  return [{ id, kind, fixed, minimum: minPrice.value, maximum: maxPrice.value }];
};

const extrasOf = (masked: readonly FragmentType<typeof QuoteExtraFragment>[]): GiftExtra[] =>
  readFragment(QuoteExtraFragment, masked).map(({ id, title, variationType: kind, price }) => ({
    id,
    title,
    kind,
    price: price.value,
  }));

/** A product of commerce as a quote can be asked for it. */
export const giftOf = (masked: FragmentType<typeof QuoteGiftFragment>): Gift => {
  const { id, title, path, wrappers, giftPackings, ...configs } = readFragment(QuoteGiftFragment, masked);
  return {
    id,
    title,
    path,
    variations: [
      ...variationOf("DIGITAL", configs.digitalVariationConfig),
      ...variationOf("PHYSICAL", configs.physicalVariationConfig),
    ],
    wrappers: extrasOf(wrappers),
    packings: extrasOf(giftPackings),
  };
};
