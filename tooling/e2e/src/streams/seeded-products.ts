import type { offersOf, productCards } from "@giftshop/catalogue/events";
import type { SeedCatalogue, SeedProduct, SeedVariation } from "@giftshop/seed";
import type { Shop } from "@giftshop/storefront-config";

type Listed = Parameters<typeof productCards>[0][number];
type Offered = Parameters<typeof offersOf>[1];
/** A product as commerce answers it, to lists and to its page. */
export type SeededProduct = Listed &
  Offered & { readonly minPrice: { readonly value: number }; readonly backgroundColor: string };

const typeOf = {
  GIFTCARD: "GIFTCARD",
  CHOICE: "GIFTCARD",
  DONATION: "DONATION",
  BLANK_PACK: "GIFTCARD_BLANK",
} as const;

const lowest = ({ hasFixedPrices, fixedValues, minimum }: SeedVariation): number =>
  hasFixedPrices ? Math.min(...fixedValues) : minimum;

/** Products of a seeded storefront as commerce answers them, in the order of its listing. */
export const seededProducts = (shop: Shop, { products, brands, extras }: SeedCatalogue): SeededProduct[] => {
  const { language, storefront } = shop;
  const money = (value: number) => ({ currency: storefront.currency, value });
  const kinds = new Map(brands.map(({ slug, kind }) => [slug, kind]));
  const grounds = new Map(brands.map(({ slug, backgroundColor }) => [slug, backgroundColor]));
  const image = { url: "/media/face.svg", alt: "" };

  const configOf = (id: string, variation: SeedVariation | undefined) =>
    variation && {
      variationId: id,
      pricesToShow: variation.fixedValues.map(money),
      hasFixedPrices: variation.hasFixedPrices,
      minPrice: money(lowest(variation)),
      maxPrice: money(variation.maximum),
      inStock: variation.stock !== 0,
      earliestArrival: "2026-11-23T10:00:00Z",
      orderBefore: null,
      deliveryPrice: money(id === "physical" ? storefront.delivery.mailbox : 0),
    };
  const answered = ({ brand, title, digital, physical }: SeedProduct) => {
    const kind = kinds.get(brand) ?? "GIFTCARD";
    const least = [digital, physical].flatMap((variation) => (variation ? [lowest(variation)] : []));
    return {
      id: brand,
      // The choice card has an address of its own in each language.
      path: kind === "CHOICE" ? shop.link("choiceCard").split("/").at(-2) : brand,
      title: title[language],
      productType: typeOf[kind],
      image,
      backgroundColor: grounds.get(brand),
      showShadow: false,
      inStock: true,
      minPrice: money(Math.min(...least)),
      priceBefore: null,
      digitalVariationConfig: configOf("digital", digital),
      physicalVariationConfig: configOf("physical", physical),
      wrappers: extras.map(({ slug, kind: what, price }) => ({
        id: slug,
        title: slug,
        price: money(price),
        priceBefore: null,
        image,
        variationType: what === "DIGITAL_WRAPPER" ? "DIGITAL" : "PHYSICAL",
      })),
      giftPackings: [],
    };
  };
  return products
    .toSorted((one, other) => one.popularity - other.popularity)
    .map((product) => answered(product) as unknown as SeededProduct);
};
