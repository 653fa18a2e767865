import { graphql } from "@giftshop/graphql";

export const SeeApiKeys = graphql(`
  query SeeApiKeys($userData: UserDataInput!) {
    apiKeys(userData: $userData) {
      data {
        id
        name
        prefix
        test
        scopes
        createdAt
        lastUsedAt
        revokedAt
      }
      errors {
        code
        referencedRequestParameter
      }
    }
  }
`);

export const MakeApiKey = graphql(`
  mutation MakeApiKey($userData: UserDataInput!, $input: ApiKeyInput!) {
    makeApiKey(userData: $userData, input: $input) {
      data {
        id
        text
      }
      errors {
        code
        referencedRequestParameter
      }
    }
  }
`);

export const RevokeApiKey = graphql(`
  mutation RevokeApiKey($userData: UserDataInput!, $id: ID!) {
    revokeApiKey(userData: $userData, id: $id) {
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
