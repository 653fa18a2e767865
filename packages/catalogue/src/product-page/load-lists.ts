import { graphql } from "@giftshop/graphql";
import { request } from "@giftshop/graphql/browser";
import type { ProductCardTexts } from "../product-card/product-card-texts.ts";
import { type ListedCard, productCards } from "../product-card/product-cards.ts";

const BesideProduct = graphql(`
  query BesideProduct($userData: UserDataInput!, $path: String!) {
    product(userData: $userData, path: $path) {
      data {
        related {
          id
          ...ProductCard
        }
        promoted {
          id
          ...ProductCard
        }
      }
      errors {
        code
      }
    }
  }
`);

/** What stands beside a product, all pictures in one file. */
export interface Beside {
  related: readonly ListedCard[];
  promoted: readonly ListedCard[];
}

/** @throws when commerce did not answer */
export const loadLists = async (path: string, texts: ProductCardTexts): Promise<Beside> => {
  const { product } = await request(BesideProduct, { path });
  if (!product.data) throw new Error(`What stands beside ${path} was refused (${product.errors[0]?.code}).`);
  const { related, promoted } = product.data;
  const cards = productCards([...related, ...promoted], texts);
  return { related: cards.slice(0, related.length), promoted: cards.slice(related.length) };
};
