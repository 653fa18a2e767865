import { CommerceUnavailable, graphql, type ResultOf } from "@giftshop/graphql";
import { request } from "@giftshop/graphql/browser";

const HousesOfPostCode = graphql(`
  query HousesOfPostCode($userData: UserDataInput!, $countryCode: String!, $postCode: String!) {
    addressesOfPostCode(userData: $userData, countryCode: $countryCode, postCode: $postCode) {
      data {
        street
        houseNumber
        suffix
        city
      }
      errors {
        code
      }
    }
  }
`);

/** A house that somebody may mean. */
export type House = NonNullable<ResultOf<typeof HousesOfPostCode>["addressesOfPostCode"]["data"]>[number];

/** The houses of a postcode; none where nobody knows them, or the shop is out of reach: they can be typed. */
export const housesOf = async (countryCode: string, postCode: string): Promise<readonly House[]> => {
  try {
    return (await request(HousesOfPostCode, { countryCode, postCode })).addressesOfPostCode.data ?? [];
  } catch (error) {
    if (error instanceof CommerceUnavailable) return [];
    throw error;
  }
};
