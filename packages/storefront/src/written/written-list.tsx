import { PageList } from "@giftshop/content";
import type { Shop } from "@giftshop/storefront-config";
import { loadPages } from "../data/written-page.ts";
import type { WrittenListRoute } from "../hosting/internal-path.ts";

const listed = { blog: "blogPost", givingMoments: "givingMoment" } as const;

/** Whether a route is a list of written pages. */
export const isWrittenList = (route: string): route is WrittenListRoute => Object.hasOwn(listed, route);

/** One page of a list, counted from 1; `undefined` past the last. */
export const loadWrittenList = (shop: Shop, route: WrittenListRoute, page: number) =>
  loadPages(shop, listed[route], page);

export interface WrittenListProps {
  shop: Shop;
  route: WrittenListRoute;
  /** Counts from 1. */
  page: number;
  list: NonNullable<Awaited<ReturnType<typeof loadWrittenList>>>;
}

/** The pages below a list page: posts of the blog, the giving moments. */
export function WrittenList({ shop, route, page, list }: WrittenListProps) {
  const hrefOf = (path: string) =>
    route === "blog" ? shop.link("blogPost", { path }) : shop.link("givingMoment", { product: path });
  return (
    <PageList
      {...list}
      shop={shop}
      hrefOf={hrefOf}
      page={page}
      pageHref={(number) => shop.link(route, {}, { page: number })}
    />
  );
}
