import { graphql } from "@giftshop/graphql";
import { request } from "@giftshop/graphql/browser";

const BasketQuantity = graphql(`
  query BasketQuantity($userData: UserDataInput!) {
    cartQuantity(userData: $userData) {
      data {
        quantity
      }
    }
  }
`);

/** Asks how many packages the basket holds; commerce sets the hint cookie with its answer. */
export const askQuantity = async (): Promise<number | undefined> => {
  const { cartQuantity } = await request(BasketQuantity, {});
  return cartQuantity.data?.quantity;
};
