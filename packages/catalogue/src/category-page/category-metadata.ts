import { type FragmentType, readFragment } from "@giftshop/graphql";
import type { Shop } from "@giftshop/storefront-config";
import { catalogueMessages } from "../messages.ts";
import { CategoryPageFragment } from "./category-page.fragment.ts";
import { namesIn } from "./names-in.ts";

/** Title (without the shop's name) and description of a page of a category. `page` counts from 1. */
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
  return {
    title: page === 1 ? title : t("category.titlePage", { title, page: String(page) }),
    description: t("category.description", { title, cards: t("listing.count", { count }), names }),
  };
};
