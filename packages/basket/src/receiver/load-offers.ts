import { CommerceUnavailable, graphql, type ResultOf } from "@giftshop/graphql";
import { request } from "@giftshop/graphql/browser";

const EditOffers = graphql(`
  query EditOffers($userData: UserDataInput!, $path: String!) {
    product(userData: $userData, path: $path) {
      data {
        digitalVariationConfig {
          variationId
          hasFixedPrices
          pricesToShow {
            currency
            value
          }
        }
        physicalVariationConfig {
          variationId
          hasFixedPrices
          pricesToShow {
            currency
            value
          }
        }
        wrappers {
          id
          title
          image {
            url
          }
          variationType
          price {
            currency
            value
          }
        }
        giftPackings {
          id
          title
          image {
            url
          }
          variationType
          price {
            currency
            value
          }
        }
      }
      errors {
        code
      }
    }
  }
`);

export type Offers = NonNullable<ResultOf<typeof EditOffers>["product"]["data"]>;

/** How a product of the basket is sold now; `undefined` where it is not sold, or the shop is out of reach. */
export const loadOffers = async (path: string): Promise<Offers | undefined> => {
  try {
    return (await request(EditOffers, { path })).product.data ?? undefined;
  } catch (error) {
    if (error instanceof CommerceUnavailable) return undefined;
    throw error;
  }
};
