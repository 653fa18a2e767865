import { type FragmentType, readFragment } from "@giftshop/graphql";
import type { Shop } from "@giftshop/storefront-config";
import { catalogueMessages } from "../messages.ts";
import { ProductCardFragment } from "../product-card/product-card.fragment.ts";
import { CategoryPageFragment } from "./category-page.fragment.ts";
import { namesIn } from "./names-in.ts";

/**
 * Title (what is sold, without the shop's name) and description of a page of a category, counted from 1.
 */
export const categoryMetadata = (
  shop: Shop,
  masked: FragmentType<typeof CategoryPageFragment>,
  page: number,
): { title: string; description: string } => {
  const t = catalogueMessages.in(shop);
  const { title, count, topList } = readFragment(CategoryPageFragment, masked);
  const names = namesIn(
    shop,
    topList.map((product) => product.title),
  );
  // Good causes take donations, and companies buy boxes of blank cards: neither is called a gift card.
  const sold = readFragment(ProductCardFragment, topList).every(({ productType }) => productType === "GIFTCARD");
  const named = sold ? t("category.metaTitle", { title }) : title;
  return {
    title: page === 1 ? named : t("category.titlePage", { title: named, page: String(page) }),
    description: t("category.description", { title, cards: t("listing.count", { count }), names }),
  };
};
