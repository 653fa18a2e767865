import { graphql } from "@giftshop/graphql";

/** What a list shows of a written page. */
export const PageSummaryFragment = graphql(`
  fragment PageSummary on PageSummary {
    key
    path
    title
    intro
    image {
      url
    }
  }
`);

/** One block of a written page, whatever its type. */
export const ContentBlockFragment = graphql(`
  fragment ContentBlock on ContentBlock {
    blockType
    title
    body
    image {
      url
      alt
    }
    link {
      text
      to
    }
    items {
      title
      body
    }
    video {
      provider
      url
      mimeType
      title
    }
    products {
      id
      ...ChosenCard
    }
    posts {
      key
      ...PageSummary
    }
  }
`);
