import { graphql } from "@giftshop/graphql";
import { request } from "@giftshop/graphql/browser";
import { type Answer, answerOf } from "./answer.ts";

const ChangeQuantity = graphql(`
  mutation ChangeQuantity($userData: UserDataInput!, $input: ChangeQuantityInput!) {
    changeQuantity(userData: $userData, input: $input) {
      data {
        ...Basket
      }
      errors {
        ...Refusal
      }
    }
  }
`);

/** Sets an absolute quantity in the basket of that version. */
export const changeQuantity = (input: { packageId: string; quantity: number; version: number }): Promise<Answer> =>
  answerOf(request(ChangeQuantity, { input }).then((data) => data.changeQuantity));
