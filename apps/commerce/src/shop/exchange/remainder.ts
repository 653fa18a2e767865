/** What an exchange costs, and of what it is paid. Minor units. */
export interface Spending {
  balances: readonly number[];
  total: number;
}

const sum = (amounts: readonly number[]): number => amounts.reduce((all, amount) => all + amount, 0);

/** What is left on the cards, and what has to be paid beside them; one of the two is 0. */
export const settle = ({ balances, total }: Spending): { left: number; toPay: number } => {
  const difference = sum(balances) - total;
  return { left: Math.max(0, difference), toPay: Math.max(0, -difference) };
};

/** Whether so little is left that it could not be exchanged later: less than the minimum, and not nothing. */
export const isTooLittle = (left: number, minimum: number): boolean => left > 0 && left < minimum;

/** What each card pays of a total, in the order in which they are spent. */
export const shares = (balances: readonly number[], total: number): number[] => {
  let open = total;
  return balances.map((balance) => {
    const share = Math.min(balance, open);
    open -= share;
    return share;
  });
};
