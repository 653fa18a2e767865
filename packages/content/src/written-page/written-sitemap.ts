import { graphql } from "@giftshop/graphql";
import type { Asking } from "@giftshop/page";
import { required } from "@giftshop/page/view";
import { type RouteParameters, type WrittenRoute, writtenParameters, writtenRoutes } from "@giftshop/storefront-config";
import { loadWrittenPage } from "./load-written-page.ts";

const PagePathsQuery = graphql(`
  query PagePaths($userData: UserDataInput!, $pageType: PageType!, $page: Int!) {
    pages(userData: $userData, pageType: $pageType, paging: { itemsPerPage: 48, pageNumber: $page }) {
      data {
        paging {
          totalItems
          itemsPerPage
        }
        pages {
          path
        }
      }
      errors {
        code
        message
      }
    }
  }
`);

/**
 * Last segments of the published pages of a kind; one of them is empty where the route alone is an address.
 */
export const writtenPaths = async ({ ask }: Asking, route: WrittenRoute): Promise<string[]> => {
  const pageAt = async (page: number) =>
    required((await ask(PagePathsQuery, { pageType: writtenRoutes[route], page })).pages);
  const first = await pageAt(1);
  const { totalItems, itemsPerPage } = first.paging;
  const further = Array.from({ length: Math.max(0, Math.ceil(totalItems / itemsPerPage) - 1) }, (_, i) =>
    pageAt(i + 2),
  );
  return [first, ...(await Promise.all(further))].flatMap(({ pages }) => pages.map(({ path }) => path));
};

/** The published pages of a written route that may be indexed. */
export const writtenPages = async <R extends WrittenRoute>(asking: Asking, route: R): Promise<RouteParameters[R][]> => {
  const pages = (await writtenPaths(asking, route)).map(async (path) => {
    const written = await loadWrittenPage(asking, route, path);
    return written && !written.metadata.noindex ? [writtenParameters(route, path)] : [];
  });
  return (await Promise.all(pages)).flat();
};
