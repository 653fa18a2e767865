import { graphql } from "@giftshop/graphql";
import type { PageRequest } from "@giftshop/page/view";

const ThanksProduct = graphql(`
  query DoublerThanksProduct($userData: UserDataInput!, $path: String!) {
    product(userData: $userData, path: $path) {
      data {
        title
        path
      }
    }
  }
`);

/** The product that an address names, if any; `undefined` where it names one that there is not. */
export const loadThanks = async ({ parameters: { product }, ask }: PageRequest<"doublerThanks">) => {
  if (product === undefined) return { product: null };
  const found = (await ask(ThanksProduct, { path: product })).product.data;
  return found ? { product: found } : undefined;
};
