import { graphql } from "@giftshop/graphql";

/** Houses of a postcode. */
export const AddressesOfPostCode = graphql(`
  query AddressesOfPostCode($userData: UserDataInput!, $countryCode: String!, $postCode: String!) {
    addressesOfPostCode(userData: $userData, countryCode: $countryCode, postCode: $postCode) {
      data {
        street
        houseNumber
        suffix
        city
      }
      errors {
        code
      }
    }
  }
`);
