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

const AddressBook = graphql(`
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

const SaveAddress = graphql(`
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

const RemoveAddress = graphql(`
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

/** Operations by which an address book is read and written. */
export interface BookOperations {
  Book: typeof AddressBook;
  Save: typeof SaveAddress;
  Remove: typeof RemoveAddress;
}

/** The book of who is signed in. */
export const ownBook: BookOperations = { Book: AddressBook, Save: SaveAddress, Remove: RemoveAddress };
