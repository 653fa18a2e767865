import { type FragmentType, type ResultOf, readFragment } from "@giftshop/graphql";
import type { Asking } from "@giftshop/page";
import { QuoteExtraFragment, QuoteGifts, QuoteVariationFragment } from "./gifts.query.ts";
import type { Gift, GiftExtra, GiftVariation } from "./gifts.ts";

type Listed = NonNullable<ResultOf<typeof QuoteGifts>["products"]["data"]>["products"][number];

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

const giftOf = ({ id, title, path, wrappers, giftPackings, ...configs }: Listed): Gift => ({
  id,
  title,
  path,
  variations: [
    ...variationOf("DIGITAL", configs.digitalVariationConfig),
    ...variationOf("PHYSICAL", configs.physicalVariationConfig),
  ],
  wrappers: extrasOf(wrappers),
  packings: extrasOf(giftPackings),
});

/** Most pages that are asked for: nobody chooses from a list of thousands. */
const mostPages = 8;

/** Gift cards that a quote can be asked for, by name. */
export const loadGifts = async ({ shop, ask }: Asking): Promise<Gift[]> => {
  const gifts: Gift[] = [];
  for (let page = 1; page <= mostPages; page += 1) {
    const { products } = await ask(QuoteGifts, { page });
    if (!products.data) break;
    gifts.push(...products.data.products.map(giftOf));
    const { totalItems, itemsPerPage } = products.data.paging;
    if (page * itemsPerPage >= totalItems) break;
  }
  const collator = new Intl.Collator(shop.locale);
  return gifts
    .filter(({ variations }) => variations.length > 0)
    .toSorted((one, other) => collator.compare(one.title, other.title));
};
