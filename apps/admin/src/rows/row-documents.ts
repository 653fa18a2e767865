import { graphql } from "../generated/gql.ts";

export const ProductsQuery = graphql(`
  query ListedProducts($storefront: String!, $text: String) {
    listedProducts(storefront: $storefront, text: $text) {
      data { products { path brand kind category popularity active kinds onHand reserved told } }
      errors { code parameter }
    }
  }
`);
export const PlacesQuery = graphql(`
  query ListedPlaces($storefront: String!, $product: String, $text: String) {
    listedPlaces(storefront: $storefront, product: $product, text: $text) {
      data { places { product path title street city active } }
      errors { code parameter }
    }
  }
`);
export const RowQuery = graphql(`
  query EditedRow($storefront: String!, $kind: RowKind!, $name: [FieldInput!]!) {
    editedRow(storefront: $storefront, kind: $kind, name: $name) {
      data { version isNew fields { name value } } errors { code parameter }
    }
  }
`);
export const KeepRow = graphql(`
  mutation KeepRow($storefront: String!, $kind: RowKind!, $fields: [FieldInput!]!, $version: String!) {
    keepRow(storefront: $storefront, kind: $kind, fields: $fields, version: $version) {
      data { version findings { file row column message } } errors { code parameter }
    }
  }
`);
export const CountStock = graphql(`
  mutation CountStock($storefront: String!, $path: String!, $pieces: Int!, $why: String!) {
    countStock(storefront: $storefront, path: $path, pieces: $pieces, why: $why) {
      data { done } errors { code parameter }
    }
  }
`);
