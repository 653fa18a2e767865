import { graphql } from "@giftshop/graphql";
import { request } from "@giftshop/graphql/browser";
import type { ProductCardTexts } from "../../product-card/product-card-texts.ts";
import { type ListedCard, productCards } from "../../product-card/product-cards.ts";
import { syncFavourites } from "../account-favourites.ts";
import { favouritesNow } from "../favourites.ts";

const FavouriteCards = graphql(`
  query FavouriteCards($userData: UserDataInput!, $products: [ID!]) {
    favourites(userData: $userData, products: $products) {
      data {
        ofAccount
        products {
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

/** What somebody keeps, as cards. */
export interface LoadedFavourites {
  ofAccount: boolean;
  cards: readonly ListedCard[];
}

/**
 * Fetches what the browser keeps, or the account of who is
 * signed in, after it has taken over what was kept before.
 *
 * @throws when commerce did not answer
 */
export const loadFavourites = async (texts: ProductCardTexts): Promise<LoadedFavourites> => {
  await syncFavourites();
  const { favourites } = await request(FavouriteCards, { products: [...favouritesNow().products] });
  if (!favourites.data) throw new Error(`The favourites were refused (${favourites.errors[0]?.code}).`);
  const { ofAccount, products } = favourites.data;
  return { ofAccount, cards: productCards(products, texts) };
};
