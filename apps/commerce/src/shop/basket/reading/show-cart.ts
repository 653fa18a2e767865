import { cardPayments, sumOf } from "../../../money/giftcard/index.ts";
import type { Scope } from "../../../platform/graphql/context.ts";
import { readView } from "../../catalogue/snapshot/view.ts";
import type { GiftcardOrderView } from "../graphql/giftcard-order.ts";
import { problemsOf } from "../limits.ts";
import { priceBasket } from "../price-basket.ts";
import { presentBasket } from "./present-basket.ts";
import { type Cart, readCart } from "./read-cart.ts";

/** A basket as the page reads it, priced and judged now. */
export const showCart = (
  { cartId, version, lines, free, snapshot, soldOut, cards }: Cart,
  scope: Scope,
): GiftcardOrderView => {
  const { storefront, language, services } = scope;
  const now = services.clock.now();
  const priced = priceBasket(lines, storefront, now);
  return presentBasket({
    id: cartId,
    version,
    free,
    view: { snapshot, soldOut, storefront, language, now },
    priced,
    problems: problemsOf(lines, free, { storefront, language, now }),
    payments: cardPayments(cards, priced.grandTotal, now),
  });
};

const emptyCart = async (scope: Scope): Promise<GiftcardOrderView> => {
  const view = await readView(scope.services, scope);
  return presentBasket({ id: "0", version: 0, view, priced: priceBasket([], scope.storefront, view.now) });
};

/** The visitor's basket without locking it; `undefined` where there is none. */
export const findCart = async ({ services, storefront, visitor }: Scope): Promise<Cart | undefined> => {
  const { pool } = services;
  return visitor.findWith(pool, (who) => readCart({ services, db: pool, storefront }, who));
};

/** The visitor's basket as the page reads it; an empty one where nothing was ever put in. */
export const showOwnCart = async (scope: Scope): Promise<GiftcardOrderView> => {
  const cart = await findCart(scope);
  return cart ? showCart(cart, scope) : emptyCart(scope);
};

/**
 * What the visitor's basket leaves to pay beside its gift
 * cards, minor units; `undefined` while nothing is in it.
 */
export const ownToPay = async (scope: Scope): Promise<number | undefined> => {
  const cart = await findCart(scope);
  if (cart === undefined || cart.lines.length === 0) return undefined;
  const now = scope.services.clock.now();
  const { grandTotal } = priceBasket(cart.lines, scope.storefront, now);
  return grandTotal - sumOf(cardPayments(cart.cards, grandTotal, now));
};
