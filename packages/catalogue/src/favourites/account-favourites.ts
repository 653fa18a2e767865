import { graphql } from "@giftshop/graphql";
import { request } from "@giftshop/graphql/browser";
import { isSignedIn } from "@giftshop/graphql/signed-in";
import { favouritesNow, keepFavourites } from "./favourites.ts";
import { answered, readSaved, withProduct } from "./saved-favourites.ts";

const Favourites = graphql(`
  query Favourites($userData: UserDataInput!) {
    favourites(userData: $userData) {
      data {
        ofAccount
        products {
          id
        }
      }
    }
  }
`);

const MergeFavourites = graphql(`
  mutation MergeFavourites($userData: UserDataInput!, $list: ID!, $products: [ID!]!) {
    mergeFavourites(userData: $userData, list: $list, products: $products) {
      data {
        ofAccount
        products {
          id
        }
      }
      errors {
        code
      }
    }
  }
`);

const SetFavourite = graphql(`
  mutation SetFavourite($userData: UserDataInput!, $product: ID!, $favourite: Boolean!) {
    setFavourite(userData: $userData, product: $product, favourite: $favourite) {
      errors {
        code
      }
    }
  }
`);

/** An empty list of a new name. */
const none = () => readSaved(null);

/**
 * Makes the browser's list that of the account: products from before the login are merged, once, and
 * from then on the account's list counts. After a logout nothing of it is left.
 *
 * @throws {CommerceUnavailable} and the list stays as it was
 */
export const syncFavourites = async (): Promise<void> => {
  const asked = favouritesNow();
  if (!isSignedIn()) {
    if (asked.ofAccount) keepFavourites(none());
    return;
  }
  const own = asked.ofAccount || asked.products.length === 0;
  const answer = own
    ? (await request(Favourites, {})).favourites
    : (await request(MergeFavourites, { list: asked.list, products: [...asked.products] })).mergeFavourites;
  if (!answer.data) return;
  const { ofAccount, products } = answer.data;
  const ids = products.map(({ id }) => id);
  if (ofAccount) keepFavourites(answered(ids, asked, favouritesNow()));
  // The session had ended, whatever the hint said.
  else if (asked.ofAccount) keepFavourites(none());
};

/**
 * Tells the account of a press. What was added in vain is merged with the next page; what was removed in
 * vain is shown again.
 */
export const tellAccount = async (product: string, favourite: boolean): Promise<void> => {
  const errors = await request(SetFavourite, { product, favourite }).then(
    ({ setFavourite }) => setFavourite.errors,
    () => [{ code: 0 }],
  );
  if (errors.length === 0) return;
  const now = favouritesNow();
  if (favourite) keepFavourites({ ...now, list: crypto.randomUUID(), ofAccount: false });
  else if (now.ofAccount) keepFavourites(withProduct(now, product, true));
};
