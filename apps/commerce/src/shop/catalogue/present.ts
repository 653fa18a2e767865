import type { Language } from "@giftshop/storefront-config";
import { type Image, type Money, moneyOf } from "../../platform/graphql/common.ts";
import { arrivalOf } from "./arrival.ts";
import type { CategoryView, ExtraView, VariationConfigView, VariationView } from "./graphql/parts.ts";
import { extraPath, mediaPath } from "./media/media-route.ts";
import { priceBefore } from "./price-before.ts";
import type { CatalogueView } from "./snapshot/view.ts";
import type { CatalogueCategory, CatalogueExtra, CatalogueProduct, CatalogueVariation, DeliveryKind } from "./types.ts";
import { inLanguage } from "./words.ts";

/** How the parts of a catalogue are shown to one request: its language, currency, stock and hour. */

export const titleOf = ({ language, storefront }: CatalogueView, { title }: Pick<CatalogueProduct, "title">): string =>
  inLanguage(title, language, storefront);

export const imageOf = (view: CatalogueView, product: CatalogueProduct): Image => ({
  url: mediaPath(product.face),
  alt: titleOf(view, product),
});

/** Its pictures beside the card, in the editors' order. */
export const picturesOf = ({ language, storefront }: CatalogueView, { pictures }: CatalogueProduct): Image[] =>
  (pictures ?? []).map(({ media, alt }) => ({ url: mediaPath(media), alt: inLanguage(alt, language, storefront) }));

export const isInStock = ({ soldOut }: CatalogueView, { id, active }: CatalogueVariation): boolean =>
  active && !soldOut.has(id);

/** Variations that are sold, digital first. */
export const soldVariations = ({ variations }: CatalogueProduct): CatalogueVariation[] =>
  variations.filter(({ active }) => active);

const lowestValue = ({ hasFixedPrices, fixedValues, minimum }: CatalogueVariation): number =>
  hasFixedPrices ? Math.min(...fixedValues) : minimum;

const highestValue = ({ hasFixedPrices, fixedValues, maximum }: CatalogueVariation): number =>
  hasFixedPrices ? Math.max(...fixedValues) : maximum;

export const lowestPrice = ({ storefront }: CatalogueView, product: CatalogueProduct): Money =>
  moneyOf(storefront, Math.min(...soldVariations(product).map(lowestValue)));

/** The earlier price of a box of blank cards that was reduced: see {@link priceBefore}. */
export const productPriceBefore = (view: CatalogueView, product: CatalogueProduct): Money | null => {
  const [cheapest] = soldVariations(product).toSorted((one, other) => lowestValue(one) - lowestValue(other));
  return cheapest ? priceBefore(view, cheapest.reduction) : null;
};

/** The values that it names, in any way of delivery. */
export const fixedValuesOf = ({ storefront }: CatalogueView, product: CatalogueProduct): Money[] =>
  [...new Set(soldVariations(product).flatMap(({ fixedValues }) => fixedValues))]
    .sort((one, other) => one - other)
    .map((value) => moneyOf(storefront, value));

/**
 * Whose variation is shown, beside it and not in it, as what an order keeps of a variation is not the
 * catalogue.
 */
const products = new WeakMap<VariationView, { view: CatalogueView; product: CatalogueProduct }>();

/** The product of a variation that {@link presentVariation} made. */
export const productOf = (variation: VariationView) => products.get(variation);

export const presentVariation = (
  view: CatalogueView,
  product: CatalogueProduct,
  variation: CatalogueVariation,
  value = lowestValue(variation),
): VariationView => {
  const shown = {
    id: variation.id,
    title: titleOf(view, product),
    sku: variation.sku,
    variationType: variation.kind,
    price: moneyOf(view.storefront, value),
  };
  products.set(shown, { view, product });
  return shown;
};

export const presentConfig = (
  view: CatalogueView,
  product: CatalogueProduct,
  kind: DeliveryKind,
): VariationConfigView | null => {
  const variation = soldVariations(product).find((candidate) => candidate.kind === kind);
  if (variation === undefined) return null;
  const { storefront } = view;
  const arrival = arrivalOf(storefront, view.now, kind);
  return {
    variationId: variation.id,
    pricesToShow: variation.fixedValues.map((value) => moneyOf(storefront, value)),
    hasFixedPrices: variation.hasFixedPrices,
    minPrice: moneyOf(storefront, lowestValue(variation)),
    maxPrice: moneyOf(storefront, highestValue(variation)),
    inStock: isInStock(view, variation),
    earliestArrival: arrival.at.toISOString(),
    orderBefore: arrival.orderBefore?.toISOString() ?? null,
    deliveryPrice: moneyOf(storefront, kind === "PHYSICAL" ? storefront.delivery.mailbox : 0),
  };
};

/** Which delivery kind an extra goes with: a digital wrapper is a picture in the e-mail. */
export const extraKind = ({ kind }: CatalogueExtra): DeliveryKind =>
  kind === "DIGITAL_WRAPPER" ? "DIGITAL" : "PHYSICAL";

export const presentExtra = (view: CatalogueView, extra: CatalogueExtra): ExtraView => {
  const title = titleOf(view, extra);
  return {
    id: extra.id,
    title,
    price: moneyOf(view.storefront, extra.price),
    priceBefore: priceBefore(view, extra.reduction),
    image: { url: extraPath(extra), alt: title },
    variationType: extraKind(extra),
  };
};

/** The last segment of a category's address in a language. */
export const addressOf = ({ slug, addresses }: Pick<CatalogueCategory, "slug" | "addresses">, language: Language) =>
  addresses[language] ?? slug;

/** The slug of the category at an address, which the slug itself is too; undefined where nothing is sold. */
export const categoryAt = ({ snapshot, language }: CatalogueView, address: string): string | undefined =>
  snapshot.categories.find((category) => addressOf(category, language) === address)?.slug ??
  (snapshot.byCategory.has(address) ? address : undefined);

export const presentCategory = (view: CatalogueView, slug: string): CategoryView => {
  const category = view.snapshot.categories.find((candidate) => candidate.slug === slug);
  return {
    id: slug,
    path: category ? addressOf(category, view.language) : slug,
    title: category ? titleOf(view, category) : slug,
    icon: category?.icon ?? "",
    count: category?.count ?? 0,
    view,
  };
};
