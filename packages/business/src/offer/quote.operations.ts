import { graphql } from "@giftshop/graphql";

/** The quote of a link. */
export const QuoteQuery = graphql(`
  query Quote($userData: UserDataInput!, $token: ID!) {
    quote(userData: $userData, token: $token) {
      data {
        ...ShownQuote
      }
      errors {
        code
      }
    }
  }
`);

/** Writes to the shop about a quote. */
export const CommentQuote = graphql(`
  mutation CommentQuote($userData: UserDataInput!, $token: ID!, $input: CommentQuoteInput!) {
    commentQuote(userData: $userData, token: $token, input: $input) {
      data {
        ...ShownQuote
      }
      errors {
        code
      }
    }
  }
`);

/** Says that a quote is not needed any more. */
export const WithdrawQuote = graphql(`
  mutation WithdrawQuote($userData: UserDataInput!, $token: ID!) {
    withdrawQuote(userData: $userData, token: $token) {
      data {
        ...ShownQuote
      }
      errors {
        code
      }
    }
  }
`);
