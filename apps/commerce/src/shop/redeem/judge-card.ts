import { type CardBalance, whyUnusable } from "../../money/giftcard/index.ts";
import type { Queryable } from "../../platform/database/index.ts";
import { Failure } from "../../platform/failure.ts";
import type { Scope } from "../../platform/graphql/context.ts";
import { readView } from "../catalogue/snapshot/view.ts";
import { type Exchange, exchangesOf } from "../exchange/exchange-of.ts";
import { isOver } from "../exchange/pages.ts";

const parameter = "input.cardNumber";

const unusable = { BLOCKED: "cardBlocked", INACTIVE: "cardNotActivated", EXPIRED: "cardExpired" } as const;

/** What a card that its holder has proved to hold is exchanged as. Throws why it is not: 2303 to 2307, 2309 and 2310. */
export const judgeCard = async (card: CardBalance, scope: Scope): Promise<Exchange> => {
  const { storefront, services } = scope;
  const { pool, clock } = services;
  const now = clock.now();
  if (card.storefront !== storefront.code) throw new Failure("cardOfOtherStore", parameter);
  const why = whyUnusable(card, now);
  if (why !== undefined) throw new Failure(unusable[why], parameter);
  if (card.balance === 0) throw new Failure("cardEmpty", parameter);
  const { snapshot } = await readView(services, scope);
  const exchange = (await exchangesOf(pool, snapshot, [card.id])).get(card.id) ?? "cardWithoutBrand";
  if (typeof exchange === "string") throw new Failure(exchange, parameter);
  if (exchange.page && isOver(exchange.page, storefront.code, now)) throw new Failure("cardExpired", parameter);
  return exchange;
};

/** Throws 2308 where a card is of another kind than those beside it: another product, or another company's page. */
export const judgeKind = async (
  db: Queryable,
  { product, page }: Exchange,
  beside: readonly CardBalance[],
  scope: Scope,
): Promise<void> => {
  if (beside.length === 0) return;
  const { snapshot } = await readView(scope.services, scope, db);
  const others = await exchangesOf(
    db,
    snapshot,
    beside.map(({ id }) => id),
  );
  const isSame = [...others.values()].every(
    (other) => typeof other !== "string" && other.product.id === product.id && other.page?.id === page?.id,
  );
  if (!isSame) throw new Failure("cardTypesDiffer", parameter);
};
