import { graphql } from "@giftshop/graphql";

/** A category as the page of all of them shows it. */
export const CategoryTileFragment = graphql(`
  fragment CategoryTile on Category {
    id
    title
    path
    count
    topList(limit: 3) {
      id
      image {
        url
      }
    }
  }
`);
