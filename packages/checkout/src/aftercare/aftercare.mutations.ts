import { graphql } from "@giftshop/graphql";

/** Sends the email of a gift once more; the order itself is asked for again. */
export const ResendGift = graphql(`
  mutation ResendGift($userData: UserDataInput!, $input: OrderPackageInput!) {
    resendGift(userData: $userData, input: $input) {
      errors {
        code
      }
    }
  }
`);

/** Puts a mistyped email right. */
export const CorrectEmail = graphql(`
  mutation CorrectEmail($userData: UserDataInput!, $input: CorrectEmailInput!) {
    correctEmail(userData: $userData, input: $input) {
      errors {
        code
        referencedRequestParameter
      }
    }
  }
`);

/** Takes back a gift that nobody has opened; without a receipt somebody has. */
export const TakeBackGift = graphql(`
  mutation TakeBackGift($userData: UserDataInput!, $orderUuid: ID!, $packageId: ID!, $idempotencyKey: ID!) {
    takeBackGift(
      userData: $userData
      orderUuid: $orderUuid
      packageId: $packageId
      idempotencyKey: $idempotencyKey
    ) {
      data {
        receipt {
          amount {
            currency
            value
          }
        }
      }
      errors {
        code
      }
    }
  }
`);

/** Says that a parcel did not come. */
export const ClaimParcel = graphql(`
  mutation ClaimParcel($userData: UserDataInput!, $input: OrderPackageInput!) {
    claimParcel(userData: $userData, input: $input) {
      errors {
        code
      }
    }
  }
`);
