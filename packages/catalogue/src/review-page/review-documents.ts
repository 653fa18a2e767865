import { graphql } from "@giftshop/graphql";

export const ReviewRequestFragment = graphql(`
  fragment ReviewRequestFields on ReviewRequest {
    orderNumber
    author
    items {
      product
      title
      image {
        url
        alt
      }
      backgroundColor
      rating
      text
      state
    }
  }
`);

export const ReviewRequestQuery = graphql(`
  query ReviewRequest($userData: UserDataInput!, $token: String!) {
    reviewRequest(userData: $userData, token: $token) {
      data {
        ...ReviewRequestFields
      }
      errors {
        code
        message
        referencedRequestParameter
      }
    }
  }
`);

export const WriteReviewMutation = graphql(`
  mutation WriteReview($userData: UserDataInput!, $input: WriteReviewInput!) {
    writeReview(userData: $userData, input: $input) {
      data {
        ...ReviewRequestFields
      }
      errors {
        code
        message
        referencedRequestParameter
      }
    }
  }
`);
