import { type CardBalance, whyUnusable } from "../../money/giftcard/index.ts";
import { inTransaction, type PoolClient, pipelined, type Queryable } from "../../platform/database/index.ts";
import { Failure } from "../../platform/failure.ts";
import type { Scope } from "../../platform/graphql/context.ts";
import { lockAndRead, priceBasket } from "../basket/index.ts";
import type { Cart } from "../basket/reading/read-cart.ts";
import { findCart } from "../basket/reading/show-cart.ts";
import type { CatalogueView } from "../catalogue/snapshot/view.ts";
import { type Exchange, exchangeOfCard, exchangesOf } from "../exchange/exchange-of.ts";
import { settle } from "../exchange/remainder.ts";

/** An exchange under way: its basket, its cards, and what they are exchanged as. */
export interface UnderWay {
  cart: Cart;
  /** The one that expires first comes first, and is spent first. */
  cards: readonly CardBalance[];
  /** `undefined` once the last card was taken out. */
  exchange: Exchange | undefined;
}

/** What cards are exchanged as: all of them alike. */
export const exchangeOfCards = async (
  db: Queryable,
  { snapshot }: Pick<CatalogueView, "snapshot">,
  cards: readonly CardBalance[],
): Promise<Exchange | undefined> => {
  const exchanges = await exchangesOf(db, snapshot, cards);
  return [...exchanges.values()].find((exchange) => typeof exchange !== "string");
};

/** The exchange of a basket that was just read, or changed. */
export const underWayIn = (cart: Cart): UnderWay => {
  const { cards, snapshot } = cart;
  const exchange = cards.map((card) => exchangeOfCard(snapshot, card)).find((one) => typeof one !== "string");
  return { cart, cards, exchange };
};

/** The exchange of the call. Throws 2301 where there is none, or none any more. */
export const underWay = async (scope: Scope): Promise<UnderWay> => {
  await scope.redeem.get(scope.services.pool);
  const cart = await findCart(scope);
  if (cart === undefined) throw new Failure("redeemEnded");
  return underWayIn(cart);
};

/**
 * Runs a change of the exchange of the call, in a transaction; `read` finds
 * the exchange, and locks and reads its basket, all in one packet. Throws 2301.
 */
export const onExchange = async <T>(
  scope: Scope,
  work: (client: PoolClient, read: (adding: number | null) => Promise<Cart>) => Promise<T>,
): Promise<T> => {
  const { redeem, services } = scope;
  try {
    return await inTransaction(services.pool, (client) =>
      work(client, async (adding) => {
        const [, cart] = await pipelined(redeem.join(client), lockAndRead(client, scope, redeem.key, adding));
        if (cart === undefined) throw new Failure("redeemEnded");
        return cart;
      }),
    );
  } finally {
    await redeem.keep(services.pool);
  }
};

/** Cards of which something can be spent now. */
export const spendable = (cards: readonly CardBalance[], now: Date): CardBalance[] =>
  cards.filter((card) => whyUnusable(card, now) === undefined);

/** What is left on the cards when the basket is paid of them, and what has to be paid beside them. */
export const settled = ({ lines, cards }: Pick<Cart, "lines" | "cards">, scope: Scope) => {
  const now = scope.services.clock.now();
  const { grandTotal: total } = priceBasket(lines, scope.storefront, now);
  return { total, ...settle({ balances: spendable(cards, now).map(({ balance }) => balance), total }) };
};
