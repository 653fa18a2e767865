import { graphql } from "@giftshop/graphql";

export const PasskeyChallenge = graphql(`
  mutation PasskeyChallenge($userData: UserDataInput!) {
    passkeyChallenge(userData: $userData) {
      data
      errors {
        code
        referencedRequestParameter
      }
    }
  }
`);

export const PasskeyLogin = graphql(`
  mutation PasskeyLogin($userData: UserDataInput!, $response: String!) {
    passkeyLogin(userData: $userData, response: $response) {
      data {
        status
      }
      errors {
        code
        referencedRequestParameter
      }
    }
  }
`);
