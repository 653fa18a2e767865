import type { Shop } from "@giftshop/storefront-config";
import { catalogueMessages } from "../messages.ts";

export interface ProductTrailFacts {
  title: string;
  /** What is good for every category stands in none. */
  category?: { title: string; path: string } | null;
}

/**
 * The way to a product page: home, all gift cards, its
 * category, and the page itself, which has no address here.
 */
export const productTrail = (
  shop: Shop,
  { title, category }: ProductTrailFacts,
): { label: string; href?: string }[] => {
  const t = catalogueMessages.in(shop);
  return [
    { label: t("product.home"), href: shop.link("home") },
    { label: t("product.listing"), href: shop.link("listing") },
    ...(category ? [{ label: category.title, href: shop.link("category", { url: category.path }) }] : []),
    { label: title },
  ];
};
