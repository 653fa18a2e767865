import { graphql, type ResultOf } from "@giftshop/graphql";

/** Who is logged in: what the checkout is prefilled from. */
export const CheckoutUser = graphql(`
  query CheckoutUser($userData: UserDataInput!) {
    getUserInfo(userData: $userData) {
      data {
        user {
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
      }
    }
  }
`);

type Answer = ResultOf<typeof CheckoutUser>;

/** A CustomerProfile (specification, section 3). */
export type Profile = NonNullable<NonNullable<Answer["getUserInfo"]["data"]>["user"]>["mainProfile"];

/** The profile of who is logged in; nothing where nobody is. */
export const profileOf = ({ getUserInfo }: Answer): Profile | undefined => getUserInfo.data?.user?.mainProfile;
