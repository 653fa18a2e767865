import { graphql } from "../generated/gql.ts";

export const ShelfQuery = graphql(`
  query Shelf($storefront: String!) {
    shelf(storefront: $storefront) { data { version shelf languages currency } errors { code parameter } }
  }
`);
export const KeepShelf = graphql(`
  mutation KeepShelf($storefront: String!, $shelf: String!, $version: String!) {
    keepShelf(storefront: $storefront, shelf: $shelf, version: $version) {
      data { version findings { file row column message } } errors { code parameter }
    }
  }
`);
