import { PageCards } from "@giftshop/content";
import type { Shop, WrittenRoute } from "@giftshop/storefront-config";
import { loadPages } from "../data/written-page.ts";

/** The pages below a list page: posts of the blog, the giving moments. Nothing on other pages. */
export async function WrittenList({ shop, route }: { shop: Shop; route: WrittenRoute }) {
  if (route === "blog") {
    const hrefOf = (path: string) => shop.link("blogPost", { path });
    return <PageCards pages={await loadPages(shop, "blogPost")} hrefOf={hrefOf} level={2} priority />;
  }
  if (route === "givingMoments") {
    const hrefOf = (product: string) => shop.link("givingMoment", { product });
    return <PageCards pages={await loadPages(shop, "givingMoment")} hrefOf={hrefOf} level={2} priority />;
  }
  return null;
}
