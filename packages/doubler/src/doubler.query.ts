import { graphql } from "@giftshop/graphql";
import type { Asking } from "@giftshop/page";
import { required } from "@giftshop/page/view";

const DoublerQuery = graphql(`
  query Doubler($userData: UserDataInput!) {
    doubler(userData: $userData) {
      data {
        current {
          id
          entries
          closesAt
          drawsAt
        }
        draws {
          id
          month
          state
          entries
          drawsAt
          commitment
        }
        winners {
          month
          name
          prize {
            currency
            value
          }
        }
      }
      errors {
        code
        message
      }
    }
  }
`);

/** The draws of a storefront, as everybody may see them. */
export const loadDoubler = async ({ ask }: Asking) => required((await ask(DoublerQuery, {})).doubler);

export type DoublerData = Awaited<ReturnType<typeof loadDoubler>>;
export type Draw = DoublerData["draws"][number];
