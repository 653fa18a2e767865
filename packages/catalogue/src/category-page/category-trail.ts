import type { Shop } from "@giftshop/storefront-config";
import { catalogueMessages } from "../messages.ts";

/** The way to a category: home, all categories, and the page itself, which has no address here. */
export const categoryTrail = (shop: Shop, title: string): { label: string; href?: string }[] => [
  ...categoriesTrail(shop).map((crumb) => ({ href: shop.link("categories"), ...crumb })),
  { label: title },
];

/** The way to all categories. */
export const categoriesTrail = (shop: Shop): { label: string; href?: string }[] => {
  const t = catalogueMessages.in(shop);
  return [{ label: t("product.home"), href: shop.link("home") }, { label: t("categories.title") }];
};
