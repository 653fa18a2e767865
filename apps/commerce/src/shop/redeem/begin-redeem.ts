import { type CardBalance, cardsOf } from "../../money/giftcard/index.ts";
import type { PaymentContext } from "../../money/payment/index.ts";
import { inTransaction } from "../../platform/database/index.ts";
import { Failure } from "../../platform/failure.ts";
import type { Scope } from "../../platform/graphql/context.ts";
import { attachCard, idsOfCards, lockCart } from "../basket/index.ts";
import { openCart } from "../basket/lock-cart.ts";
import { guardedCard, type TypedCard } from "./guarded-card.ts";
import { judgeCard, judgeKind } from "./judge-card.ts";
import { underWay } from "./redeeming.ts";
import { endExchange } from "./reset-redeem.ts";

const parameter = "input.cardNumber";

/**
 * An exchange of its own for a card that its holder has proved to hold, in place
 * of one that this browser had begun before. Throws what {@link judgeCard} says.
 */
export const beginWithCard = async (card: CardBalance, scope: Scope, context: PaymentContext): Promise<void> => {
  const { services, storefront, redeem } = scope;
  const before = await redeem.peek(services.pool);
  // What it set aside of this very card comes back first.
  if (before !== undefined) await endExchange(before, scope, context);
  const [known = card] = before === undefined ? [card] : await cardsOf(services.pool, [card.id]);
  await judgeCard(known, scope);
  const handOut = await inTransaction(services.pool, async (client) => {
    const begun = await redeem.begin(client);
    const { code, currency, legalEntity } = storefront;
    const cart = await openCart.first(client, begun.visitor, code, currency);
    if (cart === undefined) throw new Error("The basket cannot be opened.");
    const shop = { cartId: cart.cartId, storefront: code, legalEntity, currency };
    const attached = await attachCard(client, shop, card, services.clock.now());
    if ("refused" in attached) throw new Failure(attached.refused, parameter);
    return begun.handOut;
  });
  handOut();
};

/**
 * `beginRedeem`: with a card by number and PIN. Throws
 * 1002, 1003, 2100, 2101 and what {@link judgeCard} says.
 */
export const beginRedeem = async (typed: TypedCard, scope: Scope, context: PaymentContext): Promise<undefined> => {
  await beginWithCard(await guardedCard(typed, scope), scope, context);
};

/**
 * `addRedeemCard`: another card of the same kind. Throws
 * what {@link beginRedeem} does, 2301, 2302, 2308 and 2311.
 */
export const addRedeemCard = async (typed: TypedCard, scope: Scope): Promise<undefined> => {
  const { services, storefront, redeem } = scope;
  const { visitor } = await redeem.get(services.pool);
  const card = await guardedCard(typed, scope);
  // What is set aside for an order that waits to be paid looks empty, and is there already.
  const known = await underWay(scope);
  if (known.cards.some(({ id }) => id === card.id)) throw new Failure("cardAlreadyAdded", parameter);
  const exchange = await judgeCard(card, scope, known.cart);
  await inTransaction(services.pool, async (client) => {
    const cart = await lockCart(client, visitor, storefront);
    if (cart === undefined) throw new Failure("redeemEnded");
    await judgeKind(client, exchange, await idsOfCards(client, cart.cartId), known);
    const { code, legalEntity, currency } = storefront;
    const shop = { cartId: cart.cartId, storefront: code, legalEntity, currency };
    const attached = await attachCard(client, shop, card, services.clock.now());
    if ("refused" in attached) throw new Failure(attached.refused, parameter);
  });
};
