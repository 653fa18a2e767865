import { graphql, type VariablesOf } from "@giftshop/graphql";
import { request } from "@giftshop/graphql/browser";
import { type Answer, answerOf } from "./answer.ts";

const ChangeDay = graphql(`
  mutation ChangeDay($userData: UserDataInput!, $input: ChangeDeliveryDateInput!) {
    changeDeliveryDate(userData: $userData, input: $input) {
      data {
        ...Basket
      }
      errors {
        code
      }
    }
  }
`);

/** Says when a package of the basket of that version is to arrive. */
export const changeDay = (input: VariablesOf<typeof ChangeDay>["input"]): Promise<Answer> =>
  answerOf(request(ChangeDay, { input }).then((data) => data.changeDeliveryDate));
