import { graphql, type VariablesOf } from "@giftshop/graphql";

/** Makes the order and starts its payment. */
export const PlaceOrder = graphql(`
  mutation PlaceOrder($userData: UserDataInput!, $input: PlaceOrderInput!) {
    placeOrder(userData: $userData, input: $input) {
      data {
        orderUuid
        paymentUrl
      }
      errors {
        code
        referencedRequestParameter
      }
    }
  }
`);

export type PlaceOrderInput = VariablesOf<typeof PlaceOrder>["input"];
export type DeliveryInput = NonNullable<PlaceOrderInput["delivery"]>;
