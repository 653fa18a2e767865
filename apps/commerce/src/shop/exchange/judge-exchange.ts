import { whyUnusable } from "../../money/giftcard/index.ts";
import { Failure } from "../../platform/failure.ts";
import type { Scope } from "../../platform/graphql/context.ts";
import type { CatalogueProduct, Snapshot } from "../catalogue/types.ts";
import { type Exchange, exchangeable, exchangeOfCard, minimumLeft, type PagedCard } from "./exchange-of.ts";
import { isOver } from "./pages.ts";
import { isTooLittle, settle } from "./remainder.ts";

/** A line of a basket; `remainder`: it is what was left of gift cards. */
interface Line {
  product: CatalogueProduct;
  remainder?: boolean;
}

/** A locked basket, as far as its cards decide. */
interface Exchanged {
  cards: readonly PagedCard[];
  lines: readonly Line[];
  priced: { grandTotal: number };
  catalogue: { snapshot: Snapshot; now: Date };
}

/** What is left of cards may become a card of their own kind. */
const isHad = (snapshot: Snapshot, exchange: Exchange) => {
  const had = new Set(exchangeable(snapshot, exchange.page));
  return ({ product, remainder }: Line): boolean =>
    had.has(product) || (remainder === true && product.id === exchange.product.id);
};

const exchangeOf = (snapshot: Snapshot, cards: readonly PagedCard[]): Exchange => {
  const [exchange, ...others] = cards.map((card) => exchangeOfCard(snapshot, card));
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
export const judgeExchange = (
  { cards, lines, priced, catalogue: { snapshot, now } }: Exchanged,
  { redeem, storefront }: Pick<Scope, "redeem" | "storefront">,
): "REGULAR" | "REDEEM" => {
  if (!redeem.asked) return "REGULAR";
  const exchange = exchangeOf(snapshot, cards);
  if (exchange.page && isOver(exchange.page, storefront.code, now)) throw new Failure("cardExpired");
  if (!lines.every(isHad(snapshot, exchange))) throw new Failure("notInExchange");
  const balances = cards.filter((card) => whyUnusable(card, now) === undefined).map(({ balance }) => balance);
  const { left } = settle({ balances, total: priced.grandTotal });
  if (isTooLittle(left, minimumLeft(exchange))) throw new Failure("remainderTooSmall");
  return "REDEEM";
};
