import { graphql, type ResultOf } from "@giftshop/graphql";

export const CheckoutAddressBook = graphql(`
  query CheckoutAddressBook($userData: UserDataInput!) {
    addressBook(userData: $userData) {
      data {
        id
        firstName
        lastName
        countryCode
        street
        houseNumber
        suffix
        postCode
        city
        addressLine2
      }
      errors {
        code
      }
    }
  }
`);

type Answer = ResultOf<typeof CheckoutAddressBook>;
export type BookEntry = NonNullable<Answer["addressBook"]["data"]>[number];

const none: readonly BookEntry[] = [];

/** The addresses that who is signed in has kept. */
export const bookOf = ({ addressBook }: Answer): readonly BookEntry[] => addressBook.data ?? none;
