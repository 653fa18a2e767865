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
        ...ProductPage
        ...StructuredProduct
      }
      errors {
        code
        message
      }
    }
  }
`);

/** A product by its path segment; `undefined` when the storefront does not sell it. */
export const loadProduct = cache(async (shop: Shop, path: string) => {
  const { product } = await askCommerce(shop, ProductQuery, { path }, cachingFor(shop, "product", { product: path }));
  if (product.errors.some(({ code }) => code === errorCodes.productNotFound)) return undefined;
  return required(product);
});
