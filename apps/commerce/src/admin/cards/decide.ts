import { getStorefront } from "@giftshop/storefront-config";
import {
  cardsOfLines,
  type DecisionReason,
  decideBlock,
  type NotReissued,
  reissueCard,
} from "../../money/giftcard/index.ts";
import { lockOrder, type OrderRecord, postedAtOfLine, readLines, readOrderByNumber } from "../../money/order/index.ts";
import type { PoolClient } from "../../platform/database/index.ts";
import type { Services } from "../../platform/services.ts";
import { mayBeLost } from "../../shop/checkout/aftercare/claim-window.ts";

export type CardRefusal = NotReissued | "UNKNOWN" | "SEVERAL" | "BLOCKED" | "NOT_POSTED" | "TOO_EARLY" | "TOO_LATE";

/**
 * Which card of which order, by its last four digits, or by
 * its id where several end so; why, and who decides.
 */
export interface CardWish {
  number: string;
  card: { digits: string } | { id: number };
  reason: DecisionReason;
  staff: string;
}

/** The card that is meant, under the lock of its order. */
const findCard = async (client: PoolClient, { number, card: wanted }: Pick<CardWish, "number" | "card">) => {
  const known = await readOrderByNumber(client, number);
  const order = known && (await lockOrder(client, known.id));
  const lines = order ? await readLines(client, order.id) : [];
  const cards = await cardsOfLines(
    client,
    lines.map(({ id }) => id),
  );
  const [card, ...others] = cards.filter(({ id, lastDigits, state }) =>
    "id" in wanted ? id === wanted.id : lastDigits === wanted.digits && state !== "EXPIRED",
  );
  if (order === undefined || card === undefined) return "UNKNOWN";
  return others.length > 0 ? "SEVERAL" : { order, card };
};

/**
 * Blocks a card that was lost, stolen or went to the wrong
 * person; answers why not. In the caller's transaction.
 */
export const blockCard = async (
  { clock }: Pick<Services, "clock">,
  client: PoolClient,
  wish: CardWish,
): Promise<CardRefusal | undefined> => {
  const found = await findCard(client, wish);
  if (typeof found === "string") return found;
  const { reason, staff } = wish;
  return (await decideBlock(client, { card: found.card.id, reason, staff, now: clock.now() })) ? undefined : "BLOCKED";
};

/** The card that took the place of another, in an order that is locked. */
export interface Reissued {
  order: OrderRecord;
  id: number;
  orderLine: number;
}

/**
 * Issues such a card again, once: a posted one when its parcel may
 * be called lost. Answers why not. In the caller's transaction.
 */
export const reissue = async (
  { clock, environment }: Pick<Services, "clock" | "environment">,
  client: PoolClient,
  wish: CardWish,
): Promise<Reissued | CardRefusal> => {
  const found = await findCard(client, wish);
  if (typeof found === "string") return found;
  const { order, card } = found;
  const { reason, staff } = wish;
  const now = clock.now();
  if (reason === "LOST_PARCEL") {
    const postedAt = await postedAtOfLine(client, card.orderLine);
    if (postedAt === undefined) return "NOT_POSTED";
    const fault = mayBeLost(getStorefront(order.storefront), postedAt, now);
    if (fault) return fault;
  }
  const made = await reissueCard(client, { card: card.id, reason, staff, now }, environment);
  return typeof made === "string" ? made : { ...made, order };
};
