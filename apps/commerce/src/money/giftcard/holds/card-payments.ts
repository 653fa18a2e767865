import type { Queryable } from "../../../platform/database/index.ts";
import { type CardBalance, cardsOf } from "../check-balance.ts";
import { type CardState, whyUnusable } from "../terms.ts";
import { heldOfOrder } from "./hold-rows.ts";
import { type CardShare, payFrom } from "./pay-from.ts";

/** Why a card pays nothing, by the name of the error's code. */
type PaymentProblem = "cardBlocked" | "cardExpired" | "cardNotActivated" | "cardEmpty";

/** A card and what it pays, minor units. */
export type CardPayment = CardBalance & { amount: number; problem: PaymentProblem | undefined };

const problems: Record<Exclude<CardState, "ACTIVE">, PaymentProblem> = {
  BLOCKED: "cardBlocked",
  EXPIRED: "cardExpired",
  INACTIVE: "cardNotActivated",
};

/** Why a card cannot pay now, or `undefined`. */
export const problemOfCard = (
  card: Pick<CardBalance, "state" | "expiresOn" | "storefront" | "balance">,
  now: Date,
): PaymentProblem | undefined => {
  const why = whyUnusable(card, now);
  if (why !== undefined) return problems[why];
  return card.balance > 0 ? undefined : "cardEmpty";
};

/** What each of some cards would pay of a total now; pass them in the order in which they expire. */
export const cardPayments = (cards: readonly CardBalance[], total: number, now: Date): CardPayment[] => {
  const judged = cards.map((card) => ({ ...card, problem: problemOfCard(card, now) }));
  const shares = payFrom(
    judged.filter(({ problem }) => problem === undefined),
    total,
  );
  return judged.map((card) => ({ ...card, amount: shares.find((share) => share.card === card.id)?.amount ?? 0 }));
};

/** What is set aside for an order, or was captured; of its other cards nothing. */
export const sharesOfOrder = async (db: Queryable, order: string): Promise<CardShare[]> =>
  (await heldOfOrder.all(db, order)).filter(({ amount }) => amount > 0);

/** The cards that an order was to be paid with, and what each pays: set aside or captured. */
export interface OrderCards {
  cards: readonly CardBalance[];
  shares: readonly CardShare[];
}

export const cardsPaying = async (db: Queryable, order: string): Promise<OrderCards> => {
  const shares = await heldOfOrder.all(db, order);
  if (shares.length === 0) return { cards: [], shares };
  const ids = shares.map(({ card }) => card);
  return { cards: await cardsOf(db, ids), shares };
};

/**
 * What gift cards pay, or paid, of an order: what is set aside for it or was
 * captured, else what the cards that it was to be paid with would pay of `total` now.
 */
export const paymentsBy = ({ cards, shares }: OrderCards, total: number, now: Date): CardPayment[] => {
  if (shares.every(({ amount }) => amount === 0)) return cardPayments(cards, total, now);
  return cards.flatMap((card) => {
    const amount = shares.find((share) => share.card === card.id)?.amount ?? 0;
    return amount > 0 ? [{ ...card, amount, problem: undefined }] : [];
  });
};

/** {@link paymentsBy} of the cards as they are now. */
export const paymentsOfOrder = async (
  db: Queryable,
  { order, total }: { order: string; total: number },
  now: Date,
): Promise<CardPayment[]> => paymentsBy(await cardsPaying(db, order), total, now);
