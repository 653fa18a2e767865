import { graphql } from "@giftshop/graphql";
import type { Asking } from "@giftshop/page";
import { required } from "@giftshop/page/view";
import { type Shop, writtenRoutes } from "@giftshop/storefront-config";
import { PageList } from "../page-list/page-list.tsx";

const PagesQuery = graphql(`
  query Pages($userData: UserDataInput!, $pageType: PageType!, $paging: PagingInput!) {
    pages(userData: $userData, pageType: $pageType, paging: $paging) {
      data {
        paging {
          totalItems
          itemsPerPage
        }
        pages {
          ...PageSummary
        }
      }
      errors {
        code
        message
      }
    }
  }
`);

/** Posts of a page. */
const itemsPerPage = 16;

const listed = { blog: "blogPost", givingMoments: "givingMoment" } as const;

/** Routes that are a list of written pages. */
export type WrittenListRoute = keyof typeof listed;

/** Whether a route is a list of written pages. */
export const isWrittenList = (route: string): route is WrittenListRoute => Object.hasOwn(listed, route);

/** One page of a list, counted from 1, in its order; `undefined` past the last. */
export const loadWrittenList = async ({ ask }: Pick<Asking, "ask">, route: WrittenListRoute, page: number) => {
  const answer = await ask(PagesQuery, {
    pageType: writtenRoutes[listed[route]],
    paging: { itemsPerPage, pageNumber: page },
  });
  const { paging, pages } = required(answer.pages);
  const pageCount = Math.ceil(paging.totalItems / paging.itemsPerPage);
  return page === 1 || page <= pageCount ? { pages, pageCount } : undefined;
};

export interface WrittenListProps {
  shop: Shop;
  route: WrittenListRoute;
  /** Counts from 1. */
  page: number;
  list: NonNullable<Awaited<ReturnType<typeof loadWrittenList>>>;
}

/** The pages below a list page: posts of the blog, the giving moments. */
export const WrittenList = ({ shop, route, page, list }: WrittenListProps) => {
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
};
