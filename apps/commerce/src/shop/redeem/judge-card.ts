import { type CardBalance, whyUnusable } from "../../money/giftcard/index.ts";
import type { Queryable } from "../../platform/database/index.ts";
import { Failure } from "../../platform/failure.ts";
import type { Scope } from "../../platform/graphql/context.ts";
import { type CatalogueView, readView } from "../catalogue/snapshot/view.ts";
import { type Exchange, exchangesOf } from "../exchange/exchange-of.ts";
import { isOver } from "../exchange/pages.ts";
import type { UnderWay } from "./redeeming.ts";

const parameter = "input.cardNumber";

const unusable = { BLOCKED: "cardBlocked", INACTIVE: "cardNotActivated", EXPIRED: "cardExpired" } as const;

/**
 * What a card that its holder has proved to hold is exchanged
 * as. Throws why it is not: 2303 to 2307, 2309 and 2310.
 */
export const judgeCard = async (
  card: CardBalance,
  scope: Scope,
  known?: Pick<CatalogueView, "snapshot">,
): Promise<Exchange> => {
  const { storefront, services } = scope;
  const { pool, clock } = services;
  const now = clock.now();
  if (card.storefront !== storefront.code) throw new Failure("cardOfOtherStore", parameter);
  const why = whyUnusable(card, now);
  if (why !== undefined) throw new Failure(unusable[why], parameter);
  if (card.balance === 0) throw new Failure("cardEmpty", parameter);
  const { snapshot } = known ?? (await readView(services, scope));
  const exchange = (await exchangesOf(pool, snapshot, [card.id])).get(card.id) ?? "cardWithoutBrand";
  if (typeof exchange === "string") throw new Failure(exchange, parameter);
  if (exchange.page && isOver(exchange.page, storefront.code, now)) throw new Failure("cardExpired", parameter);
  return exchange;
};

/**
 * Throws 2308 where a card is of another kind than those
 * beside it: another product, or another company's page.
 *
 * @param beside cards of the locked basket
 * @param known what was in it a moment before; what others added since is looked at
 */
export const judgeKind = async (
  db: Queryable,
  { product, page }: Exchange,
  beside: readonly number[],
  { cart, cards, exchange }: UnderWay,
): Promise<void> => {
  const seen = new Set(cards.map(({ id }) => id));
  const unseen = beside.filter((id) => !seen.has(id));
  const others = unseen.length === 0 ? [] : [...(await exchangesOf(db, cart.snapshot, unseen)).values()];
  const all = unseen.length === beside.length ? others : [...others, exchange ?? "cardWithoutBrand"];
  const isSame = all.every(
    (other) => typeof other !== "string" && other.product.id === product.id && other.page?.id === page?.id,
  );
  if (!isSame) throw new Failure("cardTypesDiffer", parameter);
};
