import { CommerceUnavailable, graphql, type ResultOf } from "@giftshop/graphql";
import { request } from "@giftshop/graphql/browser";

const ReceiverBook = graphql(`
  query ReceiverBook($userData: UserDataInput!) {
    addressBook(userData: $userData) {
      data {
        id
        firstName
        lastName
        email
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

export type BookEntry = NonNullable<ResultOf<typeof ReceiverBook>["addressBook"]["data"]>[number];

/** The addresses that who is signed in has kept; none for a guest, and while the shop is out of reach. */
export const loadAddressBook = async (): Promise<readonly BookEntry[]> => {
  try {
    return (await request(ReceiverBook, {})).addressBook.data ?? [];
  } catch (error) {
    if (error instanceof CommerceUnavailable) return [];
    throw error;
  }
};
