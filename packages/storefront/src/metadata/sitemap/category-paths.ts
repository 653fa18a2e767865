import { graphql } from "@giftshop/graphql";
import type { Shop } from "@giftshop/storefront-config";
import { askCommerce } from "../../data/ask-commerce.ts";
import { siteFileCaching } from "../../data/cache-manifest.ts";
import { required } from "../../data/failure.ts";

const CategoryPathsQuery = graphql(`
  query CategoryPaths($userData: UserDataInput!) {
    categories(userData: $userData) {
      data {
        path
      }
      errors {
        code
        message
      }
    }
  }
`);

/** Paths of the categories that hold a product, in the storefront's order. */
export const categoryPaths = async (shop: Shop): Promise<string[]> => {
  const { tags, lifetime } = siteFileCaching(shop.storefront.code);
  const { categories } = await askCommerce(shop, CategoryPathsQuery, {}, { tags, lifetime });
  return required(categories).map(({ path }) => path);
};
