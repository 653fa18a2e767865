import type { Asking } from "@giftshop/page";
import type { WrittenRoute } from "@giftshop/storefront-config";
import { loadWrittenPage } from "./load-written-page.ts";

const above: Partial<Record<WrittenRoute, "blog" | "givingMoments">> = {
  blogPost: "blog",
  givingMoment: "givingMoments",
};

/** Pages above a written page, below the home page. */
export const writtenTrail = async (asking: Asking, route: WrittenRoute): Promise<{ label: string; href: string }[]> => {
  const parent = above[route];
  const page = parent && (await loadWrittenPage(asking, parent, ""));
  return parent && page ? [{ label: page.metadata.title, href: asking.shop.link(parent) }] : [];
};
