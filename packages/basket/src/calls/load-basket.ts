import { graphql } from "@giftshop/graphql";
import { request } from "@giftshop/graphql/browser";
import { type Answer, answerOf } from "./answer.ts";

const LoadBasket = graphql(`
  query LoadBasket($userData: UserDataInput!) {
    cartV2(userData: $userData) {
      data {
        ...Basket
      }
      errors {
        ...Refusal
      }
    }
  }
`);

/** The visitor's basket, from the network only. */
export const loadBasket = (): Promise<Answer> => answerOf(request(LoadBasket, {}).then(({ cartV2 }) => cartV2));
