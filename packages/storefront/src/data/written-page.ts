import { writtenPageMetadata } from "@giftshop/content";
import { graphql } from "@giftshop/graphql";
import type { RouteParameters, ServedRoute, Shop } from "@giftshop/storefront-config";
import { type WrittenRoute, writtenParameters, writtenRoutes } from "@giftshop/storefront-config";
import { errorCodes } from "@giftshop/validation";
import { cache } from "react";
import { askCommerce } from "./ask-commerce.ts";
import { cachingFor } from "./cache-manifest.ts";
import { required } from "./failure.ts";

const WrittenPageQuery = graphql(`
  query WrittenPage($userData: UserDataInput!, $pageType: PageType!, $path: String) {
    page(userData: $userData, pageType: $pageType, path: $path) {
      data {
        ...WrittenPageMetadata
        ...WrittenPage
      }
      errors {
        code
        message
      }
    }
  }
`);

const PagesQuery = graphql(`
  query Pages($userData: UserDataInput!, $pageType: PageType!, $page: Int!) {
    pages(userData: $userData, pageType: $pageType, paging: { itemsPerPage: 16, pageNumber: $page }) {
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

const cachingOfRoute = (shop: Shop, route: WrittenRoute, path: string) =>
  cachingFor(shop, route as ServedRoute, writtenParameters(route, path) as RouteParameters[ServedRoute]);

/** A written page; `undefined` where nothing is published at its address. `path` is empty where the route alone is the address. */
export const loadWrittenPage = cache(async (shop: Shop, route: WrittenRoute, path: string) => {
  const variables = { pageType: writtenRoutes[route], path };
  const { page } = await askCommerce(shop, WrittenPageQuery, variables, cachingOfRoute(shop, route, path));
  if (page.errors.some(({ code }) => code === errorCodes.pageNotFound)) return undefined;
  const data = required(page);
  return { page: data, metadata: writtenPageMetadata(data) };
});

/**
 * One page of the written pages of a kind, counted from 1, in their order.
 *
 * @returns `undefined` past the last page
 */
export const loadPages = cache(async (shop: Shop, route: "blogPost" | "givingMoment", page: number) => {
  const variables = { pageType: writtenRoutes[route], page };
  const answer = await askCommerce(shop, PagesQuery, variables, cachingOfRoute(shop, route, ""));
  const { paging, pages } = required(answer.pages);
  const pageCount = Math.ceil(paging.totalItems / paging.itemsPerPage);
  return page === 1 || page <= pageCount ? { pages, pageCount } : undefined;
});
