import { type CardBalance, cardsOf } from "../../money/giftcard/index.ts";
import type { PaymentContext } from "../../money/payment/index.ts";
import { inTransaction, type PoolClient } from "../../platform/database/index.ts";
import { Failure } from "../../platform/failure.ts";
import type { Scope } from "../../platform/graphql/context.ts";
import { attachCard, lockCart } from "../basket/index.ts";
import { type LockedCart, openCart } from "../basket/lock-cart.ts";
import { readLockedCart } from "../basket/reading/read-cart.ts";
import { exchangesOf } from "../exchange/exchange-of.ts";
import { guardedCard, type TypedCard } from "./guarded-card.ts";
import { judgeExchanged, judgeKind, judgeUsable } from "./judge-card.ts";
import type { UnderWay } from "./redeeming.ts";
import { endExchange } from "./reset-redeem.ts";

const parameter = "input.cardNumber";

/** As cards of a basket are read: the one that expires first comes first. */
const byLastDay = (cards: readonly CardBalance[]): readonly CardBalance[] =>
  cards.toSorted((one, other) => one.expiresOn.localeCompare(other.expiresOn) || one.id - other.id);

/** Adds a card to the locked basket of an exchange, and answers the exchange as it is then. */
const attach = async (
  client: PoolClient,
  card: CardBalance,
  { visitor: visitorId, locked }: { visitor: number; locked: LockedCart },
  scope: Scope,
): Promise<UnderWay> => {
  const { services, storefront } = scope;
  const { code, legalEntity, currency } = storefront;
  const cart = await readLockedCart({ services, db: client, storefront, visitorId }, locked);
  // What is set aside for an order that waits to be paid looks empty, and is there already.
  if (cart.cards.some(({ id }) => id === card.id)) throw new Failure("cardAlreadyAdded", parameter);
  judgeUsable(card, scope);
  const exchanges = await exchangesOf(client, cart.snapshot, [...cart.cards, card]);
  const exchange = judgeExchanged(exchanges.get(card.id), scope);
  judgeKind(
    exchange,
    cart.cards.map(({ id }) => exchanges.get(id) ?? "cardWithoutBrand"),
  );
  const shop = { cartId: cart.cartId, cards: cart.cards, storefront: code, legalEntity, currency };
  const attached = await attachCard(client, shop, card, services.clock.now());
  if ("refused" in attached) throw new Failure(attached.refused, parameter);
  const cards = byLastDay([...cart.cards, card]);
  return { cart: { ...cart, version: attached.version, cards }, cards, exchange };
};

/**
 * An exchange of its own for a card that its holder has proved to hold, in place of one
 * that this browser had begun before. Throws why it is not exchanged: 2303 to 2307, 2309 and 2310.
 */
export const beginWithCard = async (card: CardBalance, scope: Scope, context: PaymentContext): Promise<UnderWay> => {
  const { services, storefront, redeem } = scope;
  const before = await redeem.peek(services.pool);
  // What it set aside of this very card comes back first.
  if (before !== undefined) await endExchange(before, scope, context);
  const [known = card] = before === undefined ? [card] : await cardsOf(services.pool, [card.id]);
  const { handOut, exchanged } = await inTransaction(services.pool, async (client) => {
    const { visitor, handOut } = await redeem.begin(client);
    const locked = await openCart.first(client, visitor, storefront.code, storefront.currency);
    if (locked === undefined) throw new Error("The basket cannot be opened.");
    return { handOut, exchanged: await attach(client, known, { visitor, locked }, scope) };
  });
  handOut();
  return exchanged;
};

/**
 * `beginRedeem`: with a card by number and PIN. Throws
 * 1002, 1003, 2100, 2101 and what {@link beginWithCard} does.
 */
export const beginRedeem = async (typed: TypedCard, scope: Scope, context: PaymentContext): Promise<UnderWay> =>
  beginWithCard(await guardedCard(typed, scope), scope, context);

/**
 * `addRedeemCard`: another card of the same kind. Throws
 * what {@link beginRedeem} does, 2301, 2302, 2308 and 2311.
 */
export const addRedeemCard = async (typed: TypedCard, scope: Scope): Promise<UnderWay> => {
  const { services, storefront, redeem } = scope;
  const { visitor } = await redeem.get(services.pool);
  const card = await guardedCard(typed, scope);
  return inTransaction(services.pool, async (client) => {
    const locked = await lockCart(client, visitor, storefront);
    if (locked === undefined) throw new Failure("redeemEnded");
    return attach(client, card, { visitor, locked }, scope);
  });
};
