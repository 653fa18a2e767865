import { type CardBalance, whyUnusable } from "../../money/giftcard/index.ts";
import type { PoolClient } from "../../platform/database/index.ts";
import { Failure } from "../../platform/failure.ts";
import type { Scope } from "../../platform/graphql/context.ts";
import type { BasketLine, CartSnapshot } from "../basket/index.ts";
import type { Snapshot } from "../catalogue/types.ts";
import { type Exchange, exchangeable, exchangesOf, minimumLeft } from "./exchange-of.ts";
import { isOver } from "./pages.ts";
import { isTooLittle, settle } from "./remainder.ts";

/** What is left of cards may become a card of their own kind. */
const isHad = (snapshot: Snapshot, exchange: Exchange) => {
  const had = new Set(exchangeable(snapshot, exchange.page));
  return ({ product, remainder }: BasketLine): boolean =>
    had.has(product) || (remainder === true && product.id === exchange.product.id);
};

const exchangeOf = async (client: PoolClient, snapshot: Snapshot, cards: readonly CardBalance[]): Promise<Exchange> => {
  const [exchange, ...others] = (await exchangesOf(client, snapshot, cards)).values();
  if (exchange === undefined) throw new Failure("redeemEnded");
  if (typeof exchange === "string") throw new Failure(exchange);
  for (const other of others) {
    const isSame =
      typeof other !== "string" && other.product.id === exchange.product.id && other.page?.id === exchange.page?.id;
    if (!isSame) throw new Failure("cardTypesDiffer");
  }
  return exchange;
};

/**
 * What kind of order a locked basket makes, one that exchanges cards by their rules.
 *
 * @throws 2313 for what they do not buy, 2312 where too little would be left to exchange later, 2301 or
 * 2304 without a card or an open page
 */
export const judgeExchange = async (
  client: PoolClient,
  { cards, lines, priced, catalogue: { snapshot, now } }: CartSnapshot,
  { redeem, storefront }: Pick<Scope, "redeem" | "storefront">,
): Promise<"REGULAR" | "REDEEM"> => {
  if (!redeem.asked) return "REGULAR";
  const exchange = await exchangeOf(client, snapshot, cards);
  if (exchange.page && isOver(exchange.page, storefront.code, now)) throw new Failure("cardExpired");
  if (!lines.every(isHad(snapshot, exchange))) throw new Failure("notInExchange");
  const balances = cards.filter((card) => whyUnusable(card, now) === undefined).map(({ balance }) => balance);
  const { left } = settle({ balances, total: priced.grandTotal });
  if (isTooLittle(left, minimumLeft(exchange))) throw new Failure("remainderTooSmall");
  return "REDEEM";
};
