import { graphql } from "@giftshop/graphql";
import type { Asking } from "@giftshop/page";
import { contentMessages } from "../messages.ts";
import { loadWrittenPage } from "./load-written-page.ts";

const BusinessProductQuery = graphql(`
  query BusinessProduct($userData: UserDataInput!, $path: String!) {
    product(userData: $userData, path: $path) {
      data {
        title
        productType
        soldIn
      }
    }
  }
`);

/** A product that companies order, as the page for businesses names it. */
export interface BusinessProduct {
  path: string;
  /** Heading of the page: "La Table for businesses". */
  heading: string;
  /** Codes of the storefronts that sell it. */
  soldIn: readonly string[];
}

/**
 * The page for businesses about one product, which nobody has written
 * by itself; `undefined` for what is not sold, or given away.
 */
export const loadBusinessProduct = async (asking: Asking, path: string) => {
  const [written, { product }] = await Promise.all([
    loadWrittenPage(asking, "business", ""),
    asking.ask(BusinessProductQuery, { path }),
  ]);
  if (!written || !product.data || product.data.productType === "DONATION") return undefined;
  const { title, soldIn } = product.data;
  const heading = contentMessages.in(asking.shop)("business.product", { title });
  const about: BusinessProduct = { path, heading, soldIn };
  return { ...written, about };
};
