/** Bounds of one digital card, minor units; `storefront.limits.splitAbove` and `digitalMinimum`. */
export interface CardBounds {
  most: number;
  least: number;
}

/**
 * Values of the fewest cards that make up a digital gift: each at most `most`,
 * and at least `least` where there are several (155 = 145 + 10; specification,
 * section 9). A value of at most `most` is one card, whatever it is.
 */
export const splitValue = (value: number, { most, least }: CardBounds): number[] => {
  if (!Number.isSafeInteger(value) || value <= 0) throw new RangeError(`${value} is not a value of a card.`);
  if (most < 2 * least) throw new RangeError(`Cards of ${least} to ${most} cannot make up every value.`);
  const count = Math.ceil(value / most);
  if (count === 1) return [value];
  const rest = value - (count - 1) * most;
  const full = Array<number>(count - 2).fill(most);
  return rest < least ? [...full, most - (least - rest), least] : [...full, most, rest];
};
