import { graphql } from "@giftshop/graphql";

export const SeeApiWebhooks = graphql(`
  query SeeApiWebhooks($userData: UserDataInput!) {
    apiWebhooks(userData: $userData) {
      data {
        id
        url
        test
        events
        log {
          id
          type
          state
          createdAt
          tries {
            status
            milliseconds
          }
        }
      }
      errors {
        code
        referencedRequestParameter
      }
    }
  }
`);

export const MakeApiWebhook = graphql(`
  mutation MakeApiWebhook($userData: UserDataInput!, $input: ApiWebhookInput!) {
    makeApiWebhook(userData: $userData, input: $input) {
      data {
        id
        secret
      }
      errors {
        code
        referencedRequestParameter
      }
    }
  }
`);

export const TryApiWebhook = graphql(`
  mutation TryApiWebhook($userData: UserDataInput!, $id: ID!) {
    tryApiWebhook(userData: $userData, id: $id) {
      data {
        id
      }
      errors {
        code
        referencedRequestParameter
      }
    }
  }
`);

export const EndApiWebhook = graphql(`
  mutation EndApiWebhook($userData: UserDataInput!, $id: ID!) {
    endApiWebhook(userData: $userData, id: $id) {
      data {
        id
      }
      errors {
        code
        referencedRequestParameter
      }
    }
  }
`);
