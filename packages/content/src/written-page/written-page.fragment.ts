import { graphql } from "@giftshop/graphql";

/** A written page, whole. */
export const WrittenPageFragment = graphql(`
  fragment WrittenPage on ContentPage {
    pageType
    title
    intro
    publishedAt
    modifiedAt
    image {
      url
    }
    blocks {
      ...ContentBlock
    }
  }
`);

/** What the head of a written page's document says, and where its other languages are. */
export const WrittenPageMetadataFragment = graphql(`
  fragment WrittenPageMetadata on ContentPage {
    id
    pageType
    title
    description
    noindex
    keywords
    nofollow
    publishedAt
    modifiedAt
    alternates {
      language
      path
    }
    publishedIn {
      storefront
      language
      path
    }
  }
`);
