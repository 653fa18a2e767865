import { isSignedIn } from "@giftshop/graphql/signed-in";
import { favouritesNow, followFavourites, keepFavourites } from "./favourites.ts";
import { withProduct } from "./saved-favourites.ts";

let begun = false;

/**
 * Calls `listener` at every change, until the returned function is
 * called. The first of a page asks the account of who is signed in.
 */
export const watchFavourites = (listener: () => void): (() => void) => {
  if (!begun && (isSignedIn() || favouritesNow().ofAccount)) {
    begun = true;
    import("./account-favourites.ts").then(({ syncFavourites }) => syncFavourites()).catch(() => undefined);
  }
  return followFavourites(listener);
};

/** Keeps a gift card or lets go of it; of who is signed in, in the account too. */
export const pressHeart = (product: string, on: boolean): void => {
  keepFavourites(withProduct(favouritesNow(), product, on));
  if (isSignedIn())
    import("./account-favourites.ts").then(({ tellAccount }) => tellAccount(product, on)).catch(() => undefined);
};
