import { graphql } from "@giftshop/graphql";

export const EndAccountSessions = graphql(`
  mutation EndAccountSessions($userData: UserDataInput!, $id: ID) {
    endAccountSessions(userData: $userData, id: $id) {
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

export const PasskeyOptions = graphql(`
  mutation PasskeyOptions($userData: UserDataInput!, $password: String!) {
    passkeyOptions(userData: $userData, password: $password) {
      data
      errors {
        code
        referencedRequestParameter
      }
    }
  }
`);

export const AddPasskey = graphql(`
  mutation AddPasskey($userData: UserDataInput!, $response: String!) {
    addPasskey(userData: $userData, response: $response) {
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

export const RemovePasskey = graphql(`
  mutation RemovePasskey($userData: UserDataInput!, $id: ID!) {
    removePasskey(userData: $userData, id: $id) {
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
