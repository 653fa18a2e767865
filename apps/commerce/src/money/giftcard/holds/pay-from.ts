/** A card to pay from, minor units. */
interface Purse {
  id: number;
  balance: number;
}

/** What a card pays of a sum, minor units. */
export interface CardShare {
  card: number;
  amount: number;
}

/**
 * What each card pays of a sum, the first one first; pass them in the
 * order in which they expire. Cards that pay nothing are left out.
 */
export const payFrom = (cards: readonly Purse[], total: number): CardShare[] => {
  let left = total;
  return cards.flatMap(({ id, balance }) => {
    const amount = Math.min(left, Math.max(0, balance));
    left -= amount;
    return amount > 0 ? [{ card: id, amount }] : [];
  });
};

/** Sum of what cards pay. */
export const sumOf = (shares: readonly Pick<CardShare, "amount">[]): number =>
  shares.reduce((sum, { amount }) => sum + amount, 0);
