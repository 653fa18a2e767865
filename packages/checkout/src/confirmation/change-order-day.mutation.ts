import { graphql } from "@giftshop/graphql";

/** Says when a package of an order is to arrive that has not left; the order itself is asked for again. */
export const ChangeOrderDay = graphql(`
  mutation ChangeOrderDay($userData: UserDataInput!, $input: ChangeOrderDeliveryDateInput!) {
    changeOrderDeliveryDate(userData: $userData, input: $input) {
      errors {
        code
      }
    }
  }
`);
