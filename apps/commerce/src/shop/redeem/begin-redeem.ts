import { type CardBalance, cardsOf } from "../../money/giftcard/index.ts";
import type { PaymentContext } from "../../money/payment/index.ts";
import { inTransaction, type PoolClient, pipelined } from "../../platform/database/index.ts";
import { Failure } from "../../platform/failure.ts";
import type { Scope } from "../../platform/graphql/context.ts";
import { attachCard } from "../basket/index.ts";
import { openAndRead } from "../basket/lock-cart.ts";
import type { Cart } from "../basket/reading/read-cart.ts";
import { exchangeOfCard, type PagedCard } from "../exchange/exchange-of.ts";
import { pagesOfLines } from "../exchange/pages.ts";
import { guardedCard, type TypedCard } from "./guarded-card.ts";
import { judgeExchanged, judgeKind, judgeUsable } from "./judge-card.ts";
import { onExchange, type UnderWay } from "./redeeming.ts";
import { endExchange } from "./reset-redeem.ts";

const parameter = "input.cardNumber";

/** As cards of a basket are read: the one that expires first comes first. */
const byLastDay = (cards: readonly PagedCard[]): readonly PagedCard[] =>
  cards.toSorted((one, other) => one.expiresOn.localeCompare(other.expiresOn) || one.id - other.id);

/** Adds a card to the basket of an exchange that is on its way here; answers the exchange as it is then. */
const attach = async (
  client: PoolClient,
  known: CardBalance,
  reading: Promise<Cart>,
  scope: Scope,
): Promise<UnderWay> => {
  const { services, storefront } = scope;
  const { code, legalEntity, currency } = storefront;
  const [cart, pages] = await pipelined(reading, pagesOfLines(client, [known.orderLine]));
  const card: PagedCard = { ...known, page: pages.get(known.orderLine) ?? null };
  // What is set aside for an order that waits to be paid looks empty, and is there already.
  if (cart.cards.some(({ id }) => id === card.id)) throw new Failure("cardAlreadyAdded", parameter);
  judgeUsable(card, scope);
  const exchange = judgeExchanged(exchangeOfCard(cart.snapshot, card), scope);
  judgeKind(
    exchange,
    cart.cards.map((beside) => exchangeOfCard(cart.snapshot, beside)),
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
  const { services, redeem } = scope;
  const before = await redeem.peek(services.pool);
  // What it set aside of this very card comes back first.
  if (before !== undefined) await endExchange(before, scope, context);
  const [known = card] = before === undefined ? [card] : await cardsOf(services.pool, [card.id]);
  const { handOut, exchanged } = await inTransaction(services.pool, async (client) => {
    const { key, begun } = redeem.begin(client);
    const opening = openAndRead(client, scope, key);
    const [{ handOut }, exchanged] = await pipelined(begun, attach(client, known, opening, scope));
    return { handOut, exchanged };
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
  // No try at a card is counted for who exchanges nothing.
  if (!scope.redeem.asked) throw new Failure("redeemEnded");
  const card = await guardedCard(typed, scope);
  return onExchange(scope, (client, read) => attach(client, card, read(null), scope));
};
