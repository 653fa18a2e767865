import { inTransaction, pipelined, type Queryable } from "../../../platform/database/index.ts";
import type { Services } from "../../../platform/services.ts";
import { isSpendingStopped, type Posting, postTransactions } from "../../ledger/index.ts";
import { type CardState, type LockedCard, lockCards, whyUnusable } from "../terms.ts";
import { holdPosting, releasePosting } from "./hold-postings.ts";
import {
  cardsOfOrder,
  type HoldRow,
  insertHolds,
  moveHolds,
  openHolds,
  overdueOrders,
  prolongHolds,
} from "./hold-rows.ts";
import { type CardShare, payFrom, sumOf } from "./pay-from.ts";

/** Shares of cards that are set aside for an order. */
export interface CardsToHold {
  /** The order's uuid; it need not be written yet. */
  order: string;
  cards: readonly CardShare[];
  /** When they may be released. */
  until: Date;
}

/** STOPPED: the books drift, nothing can be spent. INSUFFICIENT: less is on it by now. */
export type WhyNotHeld = Exclude<CardState, "ACTIVE"> | "UNKNOWN_CARD" | "INSUFFICIENT" | "STOPPED";

/** A card that nothing can be held of, or not so much. */
export interface NotHeld {
  card: number;
  why: WhyNotHeld;
}

const judge = (share: CardShare, locked: readonly LockedCard[], now: Date): NotHeld[] => {
  const card = locked.find(({ id }) => id === share.card);
  const why = card === undefined ? "UNKNOWN_CARD" : whyUnusable(card, now);
  if (why !== undefined) return [{ card: share.card, why }];
  return (card?.balance ?? 0) < share.amount ? [{ card: share.card, why: "INSUFFICIENT" }] : [];
};

/** A share with what its booking needs. */
type Share = Omit<HoldRow, "id">;

/** Shares of locked cards that can be set aside; none of them where there are problems. */
export interface Judged {
  shares: readonly Share[];
  problems: readonly NotHeld[];
}

/**
 * Locks cards and judges whether these shares (each once, above zero) can be set aside, so that each
 * caller sees what the one before left.
 */
export const lockShares = async (client: Queryable, cards: readonly CardShare[], now: Date): Promise<Judged> => {
  if (cards.length === 0) return { shares: [], problems: [] };
  if (cards.some(({ amount }) => !Number.isSafeInteger(amount) || amount <= 0))
    throw new RangeError("This cannot be held.");
  if (new Set(cards.map(({ card }) => card)).size < cards.length) throw new RangeError("A card is held once.");
  const ids = cards.map(({ card }) => card);
  const [stopped, locked] = await pipelined(isSpendingStopped(client), lockCards(client, ids));
  if (stopped) return { shares: [], problems: cards.map(({ card }) => ({ card, why: "STOPPED" })) };
  const problems = cards.flatMap((share) => judge(share, locked, now));
  const shares = cards.flatMap(({ card, amount }) => {
    const found = locked.find(({ id }) => id === card);
    return found ? [{ card, amount, legalEntity: found.legalEntity, currency: found.currency }] : [];
  });
  return { shares: problems.length > 0 ? [] : shares, problems };
};

/**
 * Writes shares of locked cards as set aside for an order; answers what
 * is to be booked for that, by the caller, in the same transaction.
 */
export const setAside = async (
  client: Queryable,
  { order, until }: Pick<CardsToHold, "order" | "until">,
  shares: readonly Share[],
  now: Date,
): Promise<Posting[]> => {
  if (shares.length === 0) return [];
  const ids = shares.map(({ card }) => card);
  const amounts = shares.map(({ amount }) => amount);
  const made = await insertHolds.all(client, order, ids, amounts, now, until);
  return shares.flatMap((share) => {
    const hold = made.find(({ card }) => card === share.card);
    return hold ? [holdPosting({ ...share, id: hold.id })] : [];
  });
};

/**
 * Sets shares of cards aside for an order, in the caller's transaction:
 * all of them, or none, and then answers why. See {@link lockShares}.
 */
export const holdCards = async (
  client: Queryable,
  { cards, ...hold }: CardsToHold,
  now: Date,
): Promise<readonly NotHeld[]> => {
  const { shares, problems } = await lockShares(client, cards, now);
  if (shares.length > 0) await postTransactions(client, await setAside(client, hold, shares, now));
  return problems;
};

/** Keeps what is set aside for an order until a later time; never shortens it. */
export const extendHolds = async (client: Queryable, order: string, until: Date): Promise<void> =>
  void (await prolongHolds.run(client, order, until));

/**
 * Pays an order with what is set aside for it; answers that, and the caller books each by
 * `capturePosting` together with the order. A hold from before a card's last day is honoured after it.
 */
export const captureHolds = (client: Queryable, order: string): Promise<HoldRow[]> =>
  moveHolds.all(client, order, "CAPTURED");

/** Puts what is set aside for an order back on its cards, once; answers the sum, minor units. */
export const releaseHolds = async (client: Queryable, order: string): Promise<number> => {
  const released = await moveHolds.all(client, order, "RELEASED");
  await postTransactions(client, released.map(releasePosting));
  return sumOf(released);
};

/**
 * What can be spent of the cards that an order was to be paid
 * with, as they are now; the one that expires first comes first.
 */
const pursesOf = async (client: Queryable, order: string, now: Date) => {
  const ids = (await cardsOfOrder.all(client, order)).map(({ card }) => card);
  const cards = await lockCards(client, ids);
  return cards
    .filter((card) => whyUnusable(card, now) === undefined)
    .sort((one, other) => one.expiresOn.localeCompare(other.expiresOn) || one.id - other.id);
};

/**
 * Holds exactly `amount` for an order, more or less than before, of the cards that it held. Under its
 * lock.
 *
 * @returns false, with nothing changed, where the cards have less or one was blocked
 */
export const holdExactly = async (
  client: Queryable,
  { order, amount, until }: { order: string; amount: number; until: Date },
  now: Date,
): Promise<boolean> => {
  const open = await openHolds.all(client, order);
  if (open.some(({ state }) => state === "BLOCKED")) return false;
  const missing = amount - sumOf(open);
  if (missing === 0) return true;
  if (missing < 0) {
    // Not judged anew: what was held before a card's last day is honoured after it.
    const kept = payFrom(
      open.map(({ card: id, amount: balance }) => ({ id, balance })),
      amount,
    );
    await releaseHolds(client, order);
    const shares = open.flatMap((hold) =>
      kept.filter(({ card }) => card === hold.card).map((share) => ({ ...hold, ...share })),
    );
    await postTransactions(client, await setAside(client, { order, until }, shares, now));
    return true;
  }
  const cards = payFrom(await pursesOf(client, order, now), missing);
  if (sumOf(cards) < missing) return false;
  return (await holdCards(client, { order, cards, until }, now)).length === 0;
};

const mostOrders = 100;

/**
 * Releases what was set aside for longer than anybody pays: a job's work, for what an order's end has not
 * released. Answers how many orders; one that cannot be released is logged and keeps no other waiting.
 */
export const releaseOverdue = async ({ pool, log }: Pick<Services, "pool" | "log">, now: Date): Promise<number> => {
  const overdue = await overdueOrders.all(pool, now, mostOrders);
  let released = 0;
  for (const { order } of overdue) {
    try {
      await inTransaction(pool, (client) => releaseHolds(client, order));
      released += 1;
    } catch (error) {
      log.error({ err: error, order }, "what is held of gift cards for an order could not be released");
    }
  }
  return released;
};
