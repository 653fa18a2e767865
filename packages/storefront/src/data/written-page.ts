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
  query Pages($userData: UserDataInput!, $pageType: PageType!) {
    pages(userData: $userData, pageType: $pageType, paging: { itemsPerPage: 48, pageNumber: 1 }) {
      data {
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

/** Pages that a list page shows, in their order. */
export const loadPages = cache(async (shop: Shop, route: "blogPost" | "givingMoment") => {
  const variables = { pageType: writtenRoutes[route] };
  const { pages } = await askCommerce(shop, PagesQuery, variables, cachingOfRoute(shop, route, ""));
  return required(pages).pages;
});
