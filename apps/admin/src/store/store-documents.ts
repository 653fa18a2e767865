import { graphql } from "../generated/gql.ts";

export const StorePartQuery = graphql(`
  query StorePart($storefront: String!, $part: StorePart!) {
    storePart(storefront: $storefront, part: $part) {
      data { part version state said published writtenAt languages routes paymentIcons countries }
      errors { code parameter }
    }
  }
`);
export const KeepStorePart = graphql(`
  mutation KeepStorePart($storefront: String!, $part: StorePart!, $said: String!, $version: String!) {
    keepStorePart(storefront: $storefront, part: $part, said: $said, version: $version) {
      data { version findings { file row column message } } errors { code parameter }
    }
  }
`);
export const PublishStorePart = graphql(`
  mutation PublishStorePart($storefront: String!, $part: StorePart!, $version: String!) {
    publishStorePart(storefront: $storefront, part: $part, version: $version) { data { done } errors { code parameter } }
  }
`);
export const DropStorePart = graphql(`
  mutation DropStorePart($storefront: String!, $part: StorePart!, $version: String!) {
    dropStorePart(storefront: $storefront, part: $part, version: $version) { data { done } errors { code parameter } }
  }
`);
