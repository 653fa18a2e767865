/**
 * Tax inside an amount that includes it, minor units, rounded half up.
 *
 * @param rate basis points: 2000 is 20 %
 */
export const taxWithin = (gross: number, rate: number): number => {
  const divisor = 10_000 + rate;
  // In integers: twice the tax plus one half, then the floor.
  return Math.floor((2 * gross * rate + divisor) / (2 * divisor));
};
