import { graphql } from "@giftshop/graphql";

export const AccountUser = graphql(`
  fragment AccountUser on User {
    subscribed
    verified
    version
    mainProfile {
      firstName
      lastName
      email
      invoiceEmail
      phoneNumber
      vatNumber
      address {
        companyName
        postCode
        houseNumber
        suffix
        street
        city
        administrativeArea
      }
    }
  }
`);

export const GetUserInfo = graphql(`
  query GetUserInfo($userData: UserDataInput!) {
    getUserInfo(userData: $userData) {
      data {
        user {
          ...AccountUser
        }
      }
      errors {
        code
        referencedRequestParameter
      }
    }
  }
`);
