import { graphql, type ResultOf } from "@giftshop/graphql";

/** A basket as its page shows it. */
export const BasketFragment = graphql(`
  fragment Basket on GiftcardOrder {
    id
    version
    quantity
    shipments {
      id
      packages {
        id
        problem {
          code
        }
      }
      ...BasketShipment
    }
    ...BasketTotals
    ...SoldOrder
  }
`);

export type Basket = ResultOf<typeof BasketFragment>;
