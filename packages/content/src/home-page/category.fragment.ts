import { graphql } from "@giftshop/graphql";

/** A category of the home page's row. */
export const HomeCategoryFragment = graphql(`
  fragment HomeCategory on Category {
    id
    title
    path
    icon
    count
  }
`);
