import { type FragmentType, readFragment } from "@giftshop/graphql";
import type { Shop } from "@giftshop/storefront-config";
import { namesIn } from "../category-page/names-in.ts";
import { catalogueMessages } from "../messages.ts";
import { CategoryTileFragment } from "./categories-page.fragment.ts";

/** Categories that the description names. */
const named = 5;

/** Title (without the shop's name) and description of the page of all categories. */
export const categoriesMetadata = (
  shop: Shop,
  masked: readonly FragmentType<typeof CategoryTileFragment>[],
): { title: string; description: string } => {
  const t = catalogueMessages.in(shop);
  const titles = readFragment(CategoryTileFragment, masked).map(({ title }) => title);
  return {
    title: t("categories.title"),
    description: t("categories.summary", { names: namesIn(shop, titles.slice(0, named)) }),
  };
};
