import type { Shop } from "@giftshop/storefront-config";
import { catalogueMessages } from "../messages.ts";

/** The way to a product page: home, listing, and the page itself, which has no address here. */
export function productTrail(shop: Shop, title: string): { label: string; href?: string }[] {
  const t = catalogueMessages.in(shop.language);
  return [
    { label: t("product.home"), href: shop.link("home") },
    { label: t("product.listing"), href: shop.link("listing") },
    { label: title },
  ];
}
