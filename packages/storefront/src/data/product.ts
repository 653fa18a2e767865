import { graphql } from "@giftshop/graphql";
import type { Shop } from "@giftshop/storefront-config";
import { errorCodes } from "@giftshop/validation";
import { cache } from "react";
import type { Place } from "../shell/languages.ts";
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
        productType
        pageType
        locationCount
        ...ChoiceSection
        ...RestaurantSection
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
          blockType
          ...ContentBlock
        }
      }
    }
  }
`);

/** The page of a product, or that of the choice card, which has an address of its own. */
export type ProductPlace = Place<"product"> | Place<"choiceCard">;

/** Commerce knows the choice card by the last segment of its address in the language of the shop. */
const pathOf = (shop: Shop, place: ProductPlace): string =>
  place.route === "product" ? place.parameters.product : (shop.link("choiceCard").split("/").at(-2) ?? "");

const load = cache(async (shop: Shop, route: ProductPlace["route"], path: string) => {
  const caching =
    route === "product" ? cachingFor(shop, "product", { product: path }) : cachingFor(shop, "choiceCard", {});
  const { product, getBlocksQueue } = await askCommerce(shop, ProductQuery, { path }, caching);
  if (product.errors.some(({ code }) => code === errorCodes.productNotFound)) return undefined;
  // Questions and voices are a help, not the page: without them it stands.
  return { product: required(product), blocks: getBlocksQueue.data?.blocks ?? [] };
});

/** What is sold at a place, and what is written below every product; `undefined` when the storefront does not sell it. */
export const loadProduct = (shop: Shop, place: ProductPlace) => load(shop, place.route, pathOf(shop, place));
