import { graphql, type VariablesOf } from "@giftshop/graphql";
import { request } from "@giftshop/graphql/browser";
import { answerOf } from "./answer.ts";
import { type Edit, editOf } from "./edit.ts";

const ChangeDay = graphql(`
  mutation ChangeDay($userData: UserDataInput!, $input: ChangeDeliveryDateInput!) {
    changeDeliveryDate(userData: $userData, input: $input) {
      data {
        ...Basket
      }
      errors {
        ...Refusal
      }
    }
  }
`);

/** Says when a package of the basket is to arrive. */
export const changeDay = (input: Omit<VariablesOf<typeof ChangeDay>["input"], "cartVersion">): Edit =>
  editOf("day", `day-${input.packageId}`, input, (cartVersion) =>
    answerOf(request(ChangeDay, { input: { ...input, cartVersion } }).then((data) => data.changeDeliveryDate)),
  );
