import { graphql } from "@giftshop/graphql";

/** A way to pay, as it is offered to choose. */
export const PaymentMethodFragment = graphql(`
  fragment PaymentMethodChoice on PaymentMethod {
    id
    logo
    issuers {
      id
      name
    }
    wallets
  }
`);
