import { graphql } from "@giftshop/graphql";
import { request } from "@giftshop/graphql/browser";
import { type Answer, answerOf } from "./answer.ts";

const RemovePackage = graphql(`
  mutation RemovePackage($userData: UserDataInput!, $shipmentTag: String!, $packageId: ID!) {
    deleteGiftcardPackageGroup(userData: $userData, shipmentTag: $shipmentTag, packageId: $packageId) {
      data {
        ...Basket
      }
      errors {
        ...Refusal
      }
    }
  }
`);

/** Takes one package out of its shipment. */
export const removePackage = (of: { shipmentTag: string; packageId: string }): Promise<Answer> =>
  answerOf(request(RemovePackage, of).then((data) => data.deleteGiftcardPackageGroup));
