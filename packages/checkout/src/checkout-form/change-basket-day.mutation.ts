import { graphql } from "@giftshop/graphql";

/** Says when a package of the basket is to arrive; the basket itself is asked for again. */
export const ChangeBasketDay = graphql(`
  mutation ChangeBasketDay($userData: UserDataInput!, $input: ChangeDeliveryDateInput!) {
    changeDeliveryDate(userData: $userData, input: $input) {
      errors {
        code
      }
    }
  }
`);
