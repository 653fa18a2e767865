import { graphql } from "@giftshop/graphql";

export const AccountSessions = graphql(`
  query AccountSessions($userData: UserDataInput!) {
    accountSessions(userData: $userData) {
      data {
        id
        device
        seenAt
        current
      }
      errors {
        code
        referencedRequestParameter
      }
    }
  }
`);

export const AccountPasskeys = graphql(`
  query AccountPasskeys($userData: UserDataInput!) {
    accountPasskeys(userData: $userData) {
      data {
        id
        device
        createdAt
      }
      errors {
        code
        referencedRequestParameter
      }
    }
  }
`);
