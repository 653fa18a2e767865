import { graphql } from "@giftshop/graphql";
import type { Shop } from "@giftshop/storefront-config";
import { cache } from "react";
import { askCommerce } from "./ask-commerce.ts";
import { cachingFor } from "./cache-manifest.ts";
import { required } from "./failure.ts";

const HomeQuery = graphql(`
  query Home($userData: UserDataInput!, $moments: Boolean!) {
    products(userData: $userData, paging: { itemsPerPage: 16, pageNumber: 1 }) {
      data {
        paging {
          totalItems
        }
        ...HomeProducts
      }
      errors {
        code
        message
      }
    }
    page(userData: $userData, pageType: HOME) {
      data {
        id
        blocks {
          ...ContentBlock
        }
      }
    }
    pages(userData: $userData, pageType: GIVING_MOMENT, paging: { itemsPerPage: 6, pageNumber: 1 }) @include(if: $moments) {
      data {
        pages {
          ...PageSummary
        }
      }
    }
    categories(userData: $userData) {
      data {
        id
        ...HomeCategory
      }
      errors {
        code
        message
      }
    }
  }
`);

/** What the home page is made of. Categories, occasions and what is written are a help, not the page: without them it stands. */
export const loadHome = cache(async (shop: Shop) => {
  const variables = { moments: shop.storefront.toggles.homeVersion === 2 };
  const answer = await askCommerce(shop, HomeQuery, variables, cachingFor(shop, "home", {}));
  const { products, categories, page, pages } = answer;
  const chosen = required(products);
  return {
    products: chosen,
    totalItems: chosen.paging.totalItems,
    categories: categories.data ?? [],
    pageId: page.data?.id,
    moments: pages?.data?.pages ?? [],
    blocks: page.data?.blocks ?? [],
  };
});
