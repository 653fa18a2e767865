import { type CardBalance, whyUnusable } from "../../money/giftcard/index.ts";
import { Failure } from "../../platform/failure.ts";
import type { Scope } from "../../platform/graphql/context.ts";
import type { Exchange, NoExchange } from "../exchange/exchange-of.ts";
import { isOver } from "../exchange/pages.ts";

const parameter = "input.cardNumber";

const unusable = { BLOCKED: "cardBlocked", INACTIVE: "cardNotActivated", EXPIRED: "cardExpired" } as const;

/** Throws why a card that its holder has proved to hold is not spent here now: 2303 to 2306 and 2309. */
export const judgeUsable = (card: CardBalance, { storefront, services }: Scope): void => {
  if (card.storefront !== storefront.code) throw new Failure("cardOfOtherStore", parameter);
  const why = whyUnusable(card, services.clock.now());
  if (why !== undefined) throw new Failure(unusable[why], parameter);
  if (card.balance === 0) throw new Failure("cardEmpty", parameter);
};

/** What such a card is exchanged as. Throws why it is not: 2304, 2307 and 2310. */
export const judgeExchanged = (exchange: Exchange | NoExchange, { storefront, services }: Scope): Exchange => {
  if (typeof exchange === "string") throw new Failure(exchange, parameter);
  if (exchange.page && isOver(exchange.page, storefront.code, services.clock.now()))
    throw new Failure("cardExpired", parameter);
  return exchange;
};

/**
 * Throws 2308 where a card is of another kind than those beside
 * it: another product, or another company's page.
 *
 * @param beside what those are exchanged as; all of them alike
 */
export const judgeKind = ({ product, page }: Exchange, beside: readonly (Exchange | NoExchange)[]): void => {
  if (beside.length === 0) return;
  const kind = beside.find((one) => typeof one !== "string");
  if (kind?.product.id !== product.id || kind.page?.id !== page?.id) throw new Failure("cardTypesDiffer", parameter);
};
