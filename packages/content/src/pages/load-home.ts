import { graphql } from "@giftshop/graphql";
import type { Asking } from "@giftshop/page";
import { required } from "@giftshop/page/view";

const HomeQuery = graphql(`
  query Home($userData: UserDataInput!) {
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
    pages(userData: $userData, pageType: GIVING_MOMENT, paging: { itemsPerPage: 6, pageNumber: 1 }) {
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

/**
 * What the home page is made of. Categories, occasions and what
 * is written are a help, not the page: without them it stands.
 */
export const loadHome = async ({ ask }: Asking) => {
  const answer = await ask(HomeQuery, {});
  const products = required(answer.products);
  return {
    products,
    totalItems: products.paging.totalItems,
    categories: answer.categories.data ?? [],
    pageId: answer.page.data?.id,
    moments: answer.pages.data?.pages ?? [],
    blocks: answer.page.data?.blocks ?? [],
  };
};
