import { graphql } from "@giftshop/graphql";
import type { RouteParameters, Shop } from "@giftshop/storefront-config";
import { type WrittenRoute, writtenParameters, writtenRoutes } from "@giftshop/storefront-config";
import { askCommerce } from "../../data/ask-commerce.ts";
import { siteFileCaching } from "../../data/cache-manifest.ts";
import { required } from "../../data/failure.ts";
import { loadWrittenPage } from "../../data/written-page.ts";

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

/** Last segments of the published pages of a kind; one of them is empty where the route alone is an address. */
const pathsOf = async (shop: Shop, route: WrittenRoute): Promise<string[]> => {
  const { tags, lifetime } = siteFileCaching(shop.storefront.code);
  const pageAt = async (page: number) => {
    const variables = { pageType: writtenRoutes[route], page };
    return required((await askCommerce(shop, PagePathsQuery, variables, { tags, lifetime })).pages);
  };
  const first = await pageAt(1);
  const { totalItems, itemsPerPage } = first.paging;
  const further = Array.from({ length: Math.max(0, Math.ceil(totalItems / itemsPerPage) - 1) }, (_, i) =>
    pageAt(i + 2),
  );
  return [first, ...(await Promise.all(further))].flatMap(({ pages }) => pages.map(({ path }) => path));
};

/** The published pages of a written route that may be indexed. */
export const writtenPages = async <R extends WrittenRoute>(shop: Shop, route: R): Promise<RouteParameters[R][]> => {
  const pages = (await pathsOf(shop, route)).map(async (path) => {
    const written = await loadWrittenPage(shop, route, path);
    return written && !written.metadata.noindex ? [writtenParameters(route, path)] : [];
  });
  return (await Promise.all(pages)).flat();
};
