import type { Scope } from "../../../platform/graphql/context.ts";
import type { Cart } from "../reading/read-cart.ts";
import { showCart } from "../reading/show-cart.ts";
import type { GiftcardOrderView } from "./giftcard-order.ts";

/**
 * More than any hand can press, less than a script would like, as each addition may write a visitor, a basket
 * and a line.
 */
export const additions = { name: "add-to-basket", points: 300, seconds: 60 };

/** Limit of changes: a finger that stays on "+" sends three a second, and some people share an address. */
export const changes = { name: "change-basket", points: 600, seconds: 60 };

/** A changed basket as the page reads it; the badge is told. */
export const shown = (cart: Cart, scope: Scope): GiftcardOrderView => {
  const view = showCart(cart, scope);
  scope.visitor.hintQuantity(view.quantity);
  return view;
};
