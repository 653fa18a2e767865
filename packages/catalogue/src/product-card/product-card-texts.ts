import type { Shop } from "@giftshop/storefront-config";
import { catalogueMessages } from "../messages.ts";

/** What the browser needs besides a product to show its card; serialisable. */
export interface ProductCardTexts {
  /** BCP 47, for amounts. */
  locale: string;
  /** Words with `{price}` left in. */
  from: string;
  /** The lowest price of the 30 days before it was reduced, with `{price}` left in. */
  before: string;
  soldOut: string;
  /** What the heart of a card does, with `{title}` left in; a list without hearts has none. */
  heart?: string | undefined;
  /** Basis points of VAT, which some prices hold and events leave out. */
  vat: number;
  /** Address of a product page, with `{product}` for its path. */
  href: string;
}

/** Makes the texts of product cards, once per list, on the server. */
export const productCardTexts = (shop: Shop): ProductCardTexts => {
  const t = catalogueMessages.in(shop);
  return {
    locale: shop.locale,
    vat: shop.storefront.vatBasisPoints,
    from: t("card.from", { price: "{price}" }),
    before: t("card.before", { price: "{price}" }),
    soldOut: t("card.soldOut"),
    heart: t("card.heart", { title: "{title}" }),
    href: shop.link("product", { product: "_product_" }).replace("_product_", "{product}"),
  };
};
