import { graphql } from "@giftshop/graphql";
import type { Shop } from "@giftshop/storefront-config";
import { errorCodes } from "@giftshop/validation";
import { cache } from "react";
import { askCommerce } from "./ask-commerce.ts";
import { cachingFor } from "./cache-manifest.ts";
import { required } from "./failure.ts";

const ProductQuery = graphql(`
  query Product($userData: UserDataInput!, $path: String!) {
    product(userData: $userData, path: $path) {
      data {
        path
        soldIn
        title
        category {
          title
          path
        }
        ...ProductPage
        ...StructuredProduct
      }
      errors {
        code
        message
      }
    }
    getBlocksQueue(userData: $userData, queueID: "product-page") {
      data {
        blocks {
          ...ContentBlock
        }
      }
    }
  }
`);

/** A product by its path segment, and what is written below every product; `undefined` when the storefront does not sell it. */
export const loadProduct = cache(async (shop: Shop, path: string) => {
  const caching = cachingFor(shop, "product", { product: path });
  const { product, getBlocksQueue } = await askCommerce(shop, ProductQuery, { path }, caching);
  if (product.errors.some(({ code }) => code === errorCodes.productNotFound)) return undefined;
  // Questions and voices are a help, not the page: without them it stands.
  return { product: required(product), blocks: getBlocksQueue.data?.blocks ?? [] };
});
