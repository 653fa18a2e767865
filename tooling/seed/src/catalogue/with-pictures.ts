import type { Storefront } from "@giftshop/storefront-config";
import { drawOuting } from "../card/draw-outing.ts";
import type { ShoppingCategory } from "../categories.ts";
import type { SeedBrand, SeedProduct } from "../types.ts";
import { inLanguages } from "./texts.ts";

/** Categories whose gift cards are for a day out: their pages show more than a card. */
const outings: readonly ShoppingCategory[] = ["experiences", "wellness"];

const drawn = new Map<string, string>();

/** Gives the gift cards of some categories a picture of what they stand for. */
export const withPictures = (
  storefront: Storefront,
  products: readonly SeedProduct[],
  brands: readonly SeedBrand[],
): SeedProduct[] => {
  const bySlug = new Map(brands.map((brand) => [brand.slug, brand]));
  return products.map((product) => {
    const brand = bySlug.get(product.brand);
    const category = outings.find((slug) => slug === brand?.category);
    if (!(brand && category)) return product;
    const alt = inLanguages(storefront, ({ categories }) => categories[category]);
    const svg = drawn.get(brand.slug) ?? drawOuting(category, brand);
    drawn.set(brand.slug, svg);
    return { ...product, pictures: [{ svg, alt }] };
  });
};
