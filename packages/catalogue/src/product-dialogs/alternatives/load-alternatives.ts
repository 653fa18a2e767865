import { type FragmentType, graphql } from "@giftshop/graphql";
import { request } from "@giftshop/graphql/browser";
import type { DeliveryKind } from "../../buy/offer.ts";
import type { ProductCardFragment } from "../../product-card/product-card.fragment.ts";

const Alternatives = graphql(`
  query Alternatives($userData: UserDataInput!, $path: String!, $kind: DeliveryKind) {
    product(userData: $userData, path: $path) {
      data {
        alternatives(deliveryKind: $kind) {
          id
          ...ProductCard
        }
        alternativeChoice(deliveryKind: $kind) {
          id
        }
      }
      errors {
        code
      }
    }
  }
`);

/** What is in stock in place of a product. */
export interface Found {
  products: readonly FragmentType<typeof ProductCardFragment>[];
  /** Whether the choice card is, too. */
  choice: boolean;
}

/**
 * Asks what is in stock in place of a product.
 *
 * @param kind as which they must be in stock; without it as any
 * @throws when commerce did not answer
 */
export const loadAlternatives = async (path: string, kind: DeliveryKind | undefined): Promise<Found> => {
  const { product } = await request(Alternatives, { path, kind: kind ?? null });
  if (!product.data) throw new Error(`Alternatives to ${path} were refused (${product.errors[0]?.code}).`);
  const { alternatives, alternativeChoice } = product.data;
  return { products: alternatives, choice: alternativeChoice !== null };
};
