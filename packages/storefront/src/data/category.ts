import { graphql } from "@giftshop/graphql";
import type { Shop } from "@giftshop/storefront-config";
import { errorCodes } from "@giftshop/validation";
import { cache } from "react";
import { askCommerce } from "./ask-commerce.ts";
import { cachingFor } from "./cache-manifest.ts";
import { required } from "./failure.ts";

const CategoriesQuery = graphql(`
  query Categories($userData: UserDataInput!) {
    categories(userData: $userData) {
      data {
        ...CategoryTile
      }
      errors {
        code
        message
      }
    }
  }
`);

const CategoryQuery = graphql(`
  query Category($userData: UserDataInput!, $path: String!, $page: Int!, $first: Boolean!, $filters: ProductFiltersInput) {
    category(userData: $userData, path: $path) {
      data {
        title
        soldIn
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
    products(userData: $userData, filters: $filters, paging: { itemsPerPage: 16, pageNumber: $page }) {
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

/** All categories that hold a product, in the storefront's order. */
export const loadCategories = cache(async (shop: Shop) => {
  const { categories } = await askCommerce(shop, CategoriesQuery, {}, cachingFor(shop, "categories", {}));
  return required(categories);
});

/**
 * A category by its path, with one page of its products, counted from 1; `undefined` where there is no such page. What is written of it
 * (`blocks`) stands on the first of them alone; `pageId` names its written page, where it has one.
 */
export const loadCategory = cache(async (shop: Shop, url: string, page: number) => {
  const filters = { filterByTaxonomy: [{ taxonomy: "cb_api_giftcard_categories", terms: [url] }] };
  const variables = { path: url, page, first: page === 1, filters };
  const answer = await askCommerce(shop, CategoryQuery, variables, cachingFor(shop, "category", { url, page }));
  if (answer.category.errors.some(({ code }) => code === errorCodes.pageNotFound)) return undefined;
  const products = required(answer.products);
  const { totalItems, itemsPerPage } = products.paging;
  if (page > Math.ceil(totalItems / itemsPerPage)) return undefined;
  const { id: pageId, blocks = [] } = answer.page.data ?? {};
  return { category: required(answer.category), products, pageId, blocks };
});
