import type { Shop, WrittenRoute } from "@giftshop/storefront-config";
import { loadWrittenPage } from "../data/written-page.ts";

const above: Partial<Record<WrittenRoute, "blog" | "givingMoments">> = {
  blogPost: "blog",
  givingMoment: "givingMoments",
};

/** Pages above a written page, below the home page. */
export const writtenTrail = async (shop: Shop, route: WrittenRoute): Promise<{ label: string; href: string }[]> => {
  const parent = above[route];
  const page = parent && (await loadWrittenPage(shop, parent, ""));
  return parent && page ? [{ label: page.metadata.title, href: shop.link(parent) }] : [];
};
