import { graphql } from "@giftshop/graphql";
import { type PageRequest, required } from "@giftshop/page/view";
import { errorCodes } from "@giftshop/validation";
import { scopeOf } from "../category-page/scope-of.ts";
import { type ListScope, listFilters } from "../listing-page/list-filters.ts";

const CategoryQuery = graphql(`
  query Category($userData: UserDataInput!, $path: String!, $page: Int!, $first: Boolean!, $filters: ProductFiltersInput) {
    category(userData: $userData, path: $path) {
      data {
        title
        places {
          storefront
          language
          path
        }
        ...CategoryPage
      }
      errors {
        code
        message
      }
    }
    page(userData: $userData, pageType: CATEGORY, path: $path) {
      data {
        id
        blocks @include(if: $first) {
          ...ContentBlock
        }
      }
    }
    products(userData: $userData, filters: $filters, paging: { itemsPerPage: 24, pageNumber: $page }) {
      data {
        paging {
          totalItems
          itemsPerPage
        }
        ...CategoryProducts
        ...StructuredList
      }
      errors {
        code
        message
      }
    }
  }
`);

/**
 * A category with one page of the products that its written page owns; `undefined` where there is
 * none. What is written of it (`blocks`) stands on the first alone; `scope`: how further ones are asked for.
 */
export const loadCategory = async ({
  ask,
  parameters: { url },
  page,
}: Pick<PageRequest<"category">, "ask" | "parameters" | "page">) => {
  const askFor = (scope?: ListScope) =>
    ask(CategoryQuery, {
      path: url,
      page,
      first: page === 1,
      filters: listFilters({ cb_api_giftcard_categories: [url] }, scope),
    });
  const owned = await askFor(scopeOf(url));
  if (owned.category.errors.some(({ code }) => code === errorCodes.pageNotFound)) return undefined;
  const written = owned.page.data;
  // Where nobody has written of it, no page owns the list: it is asked for by the category's name.
  const { category, products: list } = written ? owned : await askFor();
  const products = required(list);
  const { totalItems, itemsPerPage } = products.paging;
  if (page > Math.ceil(totalItems / itemsPerPage)) return undefined;
  return {
    category: required(category),
    products,
    pageId: written?.id,
    blocks: written?.blocks ?? [],
    scope: written ? scopeOf(url) : undefined,
  };
};
