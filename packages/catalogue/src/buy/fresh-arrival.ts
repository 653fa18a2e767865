import { graphql } from "@giftshop/graphql";
import { request } from "@giftshop/graphql/browser";
import type { Arrival } from "../arrival/arrival-text.ts";

const FreshArrival = graphql(`
  query FreshArrival($userData: UserDataInput!, $path: String!) {
    product(userData: $userData, path: $path) {
      data {
        physicalVariationConfig {
          earliestArrival
          orderBefore
        }
      }
    }
  }
`);

/** Asks when a product by post arrives if it is ordered now. `undefined` when it is no longer posted. */
export const freshArrival = async (path: string, arrival: Arrival): Promise<Arrival | undefined> => {
  const { product } = await request(FreshArrival, { path });
  const fresh = product.data?.physicalVariationConfig;
  return fresh?.orderBefore
    ? { ...arrival, earliestArrival: fresh.earliestArrival, orderBefore: fresh.orderBefore }
    : undefined;
};
