import { graphql } from "@giftshop/graphql";

/** What the pages about places say of the product. */
export const SpentProductFragment = graphql(`
  fragment SpentProduct on Product {
    title
    path
    category {
      title
      path
    }
    ...ProductCard
  }
`);
