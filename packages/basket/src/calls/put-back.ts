import { graphql, type VariablesOf } from "@giftshop/graphql";
import { request } from "@giftshop/graphql/browser";
import { type Answer, answerOf } from "./answer.ts";

const PutBack = graphql(`
  mutation PutBack($userData: UserDataInput!, $input: AddToBasketInput!) {
    addToBasket(userData: $userData, input: $input) {
      data {
        ...Basket
      }
      errors {
        ...Refusal
      }
    }
  }
`);

/** What a removed package is made of again. */
export type PackageInput = VariablesOf<typeof PutBack>["input"];

/** Puts a removed package back. The same `idempotencyKey` puts it back once. */
export const putBack = (input: PackageInput): Promise<Answer> =>
  answerOf(request(PutBack, { input }).then((data) => data.addToBasket));
