/** Bounds of one digital card, minor units; `storefront.limits.splitAbove` and `digitalMinimum`. */
export interface CardBounds {
  most: number;
  least: number;
}

/**
 * Values of the fewest cards of a digital gift, each at most `most`, several at least `least` (155 = 145 +
 * 10; specification, section 9). What is at most `most` is one card.
 *
 * @throws RangeError for what is no value, and for bounds that cannot make up every value
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
