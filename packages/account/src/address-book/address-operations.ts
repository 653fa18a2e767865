import { graphql } from "@giftshop/graphql";

export const BookEntry = graphql(`
  fragment BookEntry on BookAddress {
    id
    firstName
    lastName
    companyName
    countryCode
    postCode
    houseNumber
    suffix
    street
    city
    addressLine2
    phoneNumber
    email
  }
`);

export const AddressBook = graphql(`
  query AddressBook($userData: UserDataInput!) {
    addressBook(userData: $userData) {
      data {
        id
        ...BookEntry
      }
      errors {
        code
        referencedRequestParameter
      }
    }
  }
`);

export const SaveAddress = graphql(`
  mutation SaveAddress($userData: UserDataInput!, $id: ID, $input: BookAddressInput!) {
    saveAddress(userData: $userData, id: $id, input: $input) {
      data {
        id
        ...BookEntry
      }
      errors {
        code
        referencedRequestParameter
      }
    }
  }
`);

export const RemoveAddress = graphql(`
  mutation RemoveAddress($userData: UserDataInput!, $id: ID!) {
    removeAddress(userData: $userData, id: $id) {
      data {
        id
        ...BookEntry
      }
      errors {
        code
        referencedRequestParameter
      }
    }
  }
`);
