import type { Judgement } from "./rule.ts";

/** What a card may be bought for, minor units. */
export interface AmountBounds {
  minimum: number;
  maximum: number;
  /** The only values, where no custom amount is offered. */
  fixedValues?: readonly number[] | undefined;
  /** Minor units of one whole; 100 unless told. */
  whole?: number | undefined;
}

/** GraphQL integers end here (specification, section 5). */
const largest = 2_147_483_647;

/** A custom value: whole numbers of the currency within its bounds, or one of the fixed values. */
export const judgeAmount = (value: number, { minimum, maximum, fixedValues, whole = 100 }: AmountBounds): Judgement => {
  if (fixedValues?.includes(value)) return undefined;
  if (fixedValues && fixedValues.length > 0) return "notAnOption";
  if (!Number.isSafeInteger(value) || value % whole !== 0) return "wholeNumber";
  return value < minimum || value > maximum || value > largest ? "valueOutOfBounds" : undefined;
};

/** How many of one package an order may hold. */
export const quantityLimits = { minimum: 1, maximum: 99 } as const;

/** @param minimum 0 where it takes the package away */
export const judgeQuantity = (value: number, minimum: number = quantityLimits.minimum): Judgement => {
  if (!Number.isSafeInteger(value)) return "wholeNumber";
  return value < minimum || value > quantityLimits.maximum ? "wrongQuantity" : undefined;
};
