import { type FragmentType, readFragment } from "@giftshop/graphql";
import { formatMoney } from "@giftshop/messages";
import type { Shop } from "@giftshop/storefront-config";
import { catalogueMessages } from "../messages.ts";
import { ProductPageFragment } from "./product-page.fragment.ts";

/** Title (without the shop's name), description and picture (site-relative) of a product page. */
export function productMetadata(
  shop: Shop,
  masked: FragmentType<typeof ProductPageFragment>,
): { title: string; description: string; image: string } {
  const { title, description, minPrice, image } = readFragment(ProductPageFragment, masked);
  const t = catalogueMessages.in(shop);
  const price = formatMoney(minPrice, shop.locale);
  return { title, description: t("product.description", { title, price, description }), image: image.url };
}
