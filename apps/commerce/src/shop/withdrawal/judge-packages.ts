import { getStorefront } from "@giftshop/storefront-config";
import { cardsOfLines, lockCards, lockSoldCards, type SoldCard } from "../../money/giftcard/index.ts";
import {
  amountOf,
  type Delivery,
  type OrderLine,
  type OrderRecord,
  readDeliveries,
  readLines,
} from "../../money/order/index.ts";
import type { PoolClient } from "../../platform/database/index.ts";
import { type GiftRecord, lockGiftsOfOrder, stateOf } from "../gift/index.ts";
import { packagesWithdrawn } from "./withdrawal-table.ts";

/** Why a gift cannot be taken back. */
export type Refusal =
  | "WITHDRAWN"
  | "TOO_LATE"
  | "OPENED"
  | "SPENT"
  | "ACTIVATED"
  | "BLOCKED"
  | "EXPIRED"
  | "DONATION"
  | "BUSINESS";

/** A gift of an order, as its buyer chooses it. */
export interface JudgedPackage {
  package: number;
  /** Its id in the order, by which pages know it. */
  tag: string;
  kind: Delivery["kind"];
  title: string;
  /** Who gets it. */
  receiver: string;
  lines: readonly OrderLine[];
  cards: readonly SoldCard[];
  /**
   * What it is worth as long as nobody opened it, minor units; 0 where its cards were made when it was paid.
   */
  unopened: number;
  /** Minor units, without postage. */
  total: number;
  refusal: Refusal | undefined;
}

/** Days within which a buyer may withdraw, from when a gift has come (Directive 2011/83/EU, Article 9). */
export const withdrawalDays = 14;
const day = 86_400_000;

/**
 * Counted from when it was first sent by e-mail, or from
 * when its parcel comes; what is still to come is in time.
 */
const isLate = ({ kind, sentAt, firstSentAt, expectedAt }: Delivery, now: Date): boolean => {
  const came = kind === "DIGITAL" ? firstSentAt : sentAt && expectedAt;
  return came !== null && now.getTime() > came.getTime() + withdrawalDays * day;
};

const ofGift = {
  UNOPENED: undefined,
  OPENED: "OPENED",
  TAKEN_BACK: "WITHDRAWN",
  BLOCKED: "BLOCKED",
  EXPIRED: "EXPIRED",
} as const;

interface Inside {
  lines: readonly OrderLine[];
  cards: readonly SoldCard[];
  /** The gift, where its cards are made when it is opened. */
  gift: GiftRecord | undefined;
  taken: boolean;
  /** Whether a card of a box of blank ones holds value, or did. */
  activated: boolean;
  now: Date;
}

const refusalOf = (
  order: OrderRecord,
  delivery: Delivery,
  { lines, cards, gift, taken, activated, now }: Inside,
): Refusal | undefined => {
  if (taken) return "WITHDRAWN";
  // Until it is opened it may be taken back by any buyer, however late; then its receiver has it.
  if (gift) return ofGift[stateOf(gift, getStorefront(order.storefront).timeZone, now)];
  if (order.customerType === "BUSINESS") return "BUSINESS";
  if (activated) return "ACTIVATED";
  if (lines.some(({ kind }) => kind === "DONATION")) return "DONATION";
  return cards.find(({ refusal }) => refusal)?.refusal ?? (isLate(delivery, now) ? "TOO_LATE" : undefined);
};

/**
 * Which packages of an order can be taken back now, and why the rest cannot. Its cards are locked until the
 * transaction ends; under the order's lock.
 */
export const judgePackages = async (client: PoolClient, order: OrderRecord, now: Date): Promise<JudgedPackage[]> => {
  const lines = await readLines(client, order.id);
  const deliveries = await readDeliveries(client, order.id);
  const taken = await packagesWithdrawn(
    client,
    deliveries.map((delivery) => delivery.package),
  );
  const sold = lines.filter(({ kind }) => kind === "GIFTCARD").map(({ id }) => id);
  const gifts = await lockGiftsOfOrder(client, order.id);
  const cards = await lockSoldCards(client, sold, now);
  const boxes = lines.filter(({ kind }) => kind === "GIFTCARD_BLANK").map(({ id }) => id);
  const blank = await lockCards(
    client,
    (await cardsOfLines(client, boxes)).map(({ id }) => id),
  );
  const activated = new Set(blank.filter(({ state }) => state !== "INACTIVE").map(({ orderLine }) => orderLine));
  return deliveries.map((delivery) => {
    const own = lines.filter((line) => line.package === delivery.package);
    const ownCards = cards.filter(({ orderLine }) => own.some(({ id }) => id === orderLine));
    const gift = gifts.find((one) => one.package === delivery.package);
    const inside = {
      lines: own,
      cards: ownCards,
      gift,
      taken: taken.has(delivery.package),
      activated: own.some(({ id }) => activated.has(id)),
      now,
    };
    return {
      package: delivery.package,
      tag: delivery.tag,
      kind: delivery.kind,
      title: own.find(({ variation }) => variation !== null)?.title ?? "",
      receiver: delivery.recipientName ?? delivery.recipientEmail ?? `${order.firstName} ${order.lastName}`,
      lines: own,
      cards: ownCards,
      unopened: gift?.state === "UNOPENED" ? gift.value : 0,
      total: own.reduce((sum, line) => sum + amountOf(line), 0),
      refusal: refusalOf(order, delivery, inside),
    };
  });
};
