import { type CardBalance, type CardPayment, cardPayments, problemOfCard } from "../../../money/giftcard/index.ts";
import { inTransaction, type PoolClient } from "../../../platform/database/index.ts";
import { Failure } from "../../../platform/failure.ts";
import type { Scope } from "../../../platform/graphql/context.ts";
import { readId } from "../../../platform/graphql/read-id.ts";
import {
  attachCard,
  detachCard,
  type GiftcardOrderView,
  lockCart,
  priceBasket,
  showOwnCart,
} from "../../basket/index.ts";
import type { LockedCart } from "../../basket/lock-cart.ts";
import { findCart } from "../../basket/reading/show-cart.ts";
import { addRedeemCard } from "../begin-redeem.ts";
import { guardedCard, type TypedCard } from "../guarded-card.ts";

const parameter = "input.cardNumber";

/**
 * The card that was typed, once number and PIN match, if this shop sold it and it can pay now; else why not.
 */
const lookUp = async (typed: TypedCard, scope: Scope): Promise<CardBalance> => {
  const card = await guardedCard(typed, scope);
  if (card.storefront !== scope.storefront.code) throw new Failure("cardOfOtherStore", parameter);
  const problem = problemOfCard(card, scope.services.clock.now());
  if (problem !== undefined) throw new Failure(problem, parameter);
  return card;
};

/** Runs a change on the locked basket of the visitor. Throws 2034 where there is none. */
const onOwnCart = <T>(
  { services, storefront, visitor }: Scope,
  work: (client: PoolClient, cart: LockedCart) => Promise<T>,
): Promise<T> =>
  inTransaction(services.pool, async (client) => {
    const visitorId = await visitor.find(client);
    const locked = visitorId === undefined ? undefined : await lockCart(client, visitorId, storefront);
    if (locked === undefined) throw new Failure("basketEmpty");
    return work(client, locked);
  });

/**
 * `addGiftCardPayment`: lets a card pay for the visitor's basket. Throws what {@link guardedCard} throws,
 * and 2302 to 2306, 2309, 2311, 2034; of an exchange what {@link addRedeemCard} does.
 */
export const addGiftCardPayment = async (typed: TypedCard, scope: Scope): Promise<GiftcardOrderView> => {
  // Its order takes cards of one kind alone: another is refused now, and not once the order is placed.
  if (scope.redeem.asked) {
    await addRedeemCard(typed, scope);
    return showOwnCart(scope);
  }
  const card = await lookUp(typed, scope);
  const { storefront, services } = scope;
  const { code, legalEntity, currency } = storefront;
  await onOwnCart(scope, async (client, { cartId }) => {
    const cart = { cartId, storefront: code, legalEntity, currency };
    const outcome = await attachCard(client, cart, card, services.clock.now());
    if ("refused" in outcome) throw new Failure(outcome.refused, parameter);
  });
  return showOwnCart(scope);
};

/**
 * `removeGiftCardPayment`: the card pays no more for the visitor's basket; removing one that is not there is
 * no error.
 */
export const removeGiftCardPayment = async (cardId: string, scope: Scope): Promise<GiftcardOrderView> => {
  const id = readId(cardId);
  if (id !== undefined) await onOwnCart(scope, (client, { cartId }) => detachCard(client, cartId, id));
  return showOwnCart(scope);
};

/**
 * `checkGiftCardPayment`: what a card would pay for the visitor's
 * basket beside those that do. Throws as adding it does.
 */
export const checkGiftCardPayment = async (typed: TypedCard, scope: Scope): Promise<CardPayment> => {
  const card = await lookUp(typed, scope);
  const cart = await findCart(scope);
  if (cart === undefined) throw new Failure("basketEmpty");
  const now = scope.services.clock.now();
  const { grandTotal } = priceBasket(cart.lines, scope.storefront, now);
  const others = cart.cards.filter(({ id }) => id !== card.id);
  const payment = cardPayments([...others, card], grandTotal, now).find(({ id }) => id === card.id);
  if (payment === undefined) throw new Error("A card was not judged.");
  return payment;
};
