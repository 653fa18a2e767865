import { type FragmentType, readFragment } from "@giftshop/graphql";
import { formatMoney } from "@giftshop/messages";
import type { Shop } from "@giftshop/storefront-config";
import { catalogueMessages } from "../messages.ts";
import { ProductPageFragment } from "./product-page.fragment.ts";

/**
 * Title (what is sold, without the shop's name), description and picture (site-relative) of a product page.
 */
export const productMetadata = (
  shop: Shop,
  masked: FragmentType<typeof ProductPageFragment>,
): { title: string; description: string; image: string } => {
  const { title, description, minPrice, image, productType, pageType } = readFragment(ProductPageFragment, masked);
  const t = catalogueMessages.in(shop);
  const price = formatMoney(minPrice, shop.locale);
  // A donation and a box of blank cards are named by what they are, and some cards say it in their own name.
  const kind = t("product.metaTitle", { title: "" }).trim().toLowerCase();
  const isPlain = productType === "GIFTCARD" && pageType !== "CHOICE" && !title.toLowerCase().includes(kind);
  const named = isPlain ? t("product.metaTitle", { title }) : title;
  return { title: named, description: t("product.description", { title, price, description }), image: image.url };
};
