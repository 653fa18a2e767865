import type { Queryable } from "../../../platform/database/index.ts";
import { cardsOf } from "../check-balance.ts";
import { heldOfOrder } from "../holds/hold-rows.ts";

/** What a card pays of an order, minor units, and its last day, an ISO 8601 date. */
interface Paid {
  expiresOn: string;
  amount: number;
}

/**
 * The first of the last days among those cards that pay the last `amount` of an order: the card that expires
 * first is spent first, so they are those that expire last. `undefined` where cards pay nothing of it.
 */
export const dayOfLast = (paid: readonly Paid[], amount: number): string | undefined => {
  let left = amount;
  let day: string | undefined;
  for (const share of [...paid].sort((one, other) => other.expiresOn.localeCompare(one.expiresOn))) {
    if (left <= 0) break;
    if (share.amount > 0) day = share.expiresOn;
    left -= share.amount;
  }
  return day;
};

/**
 * The day that new cards of `value` which an order makes of old ones of the same kind must not outlive;
 * money that was paid beside the cards is for them first. `undefined` where no card pays for them.
 */
export const inheritedDay = async (
  db: Queryable,
  { id, grandTotal }: { id: string; grandTotal: number },
  value: number,
): Promise<string | undefined> => {
  const held = (await heldOfOrder.all(db, id)).filter(({ amount }) => amount > 0);
  if (held.length === 0) return undefined;
  const money = grandTotal - held.reduce((sum, { amount }) => sum + amount, 0);
  const cards = await cardsOf(
    db,
    held.map(({ card }) => card),
  );
  const paid = cards.map(({ id: card, expiresOn }) => ({
    expiresOn,
    amount: held.find((share) => share.card === card)?.amount ?? 0,
  }));
  return dayOfLast(paid, value - money);
};
