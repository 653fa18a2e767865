import { randomInt } from "node:crypto";
import type { BrandGroup } from "@giftshop/storefront-config";
import { giftCardPrefixes, luhnDigit } from "@giftshop/validation";

const numberLength = 19;
const pinLength = 6;

const digits = (count: number): string => Array.from({ length: count }, () => randomInt(10)).join("");

/** A new random number of a brand group: 19 digits, 14 of them random (10^14 per group), the last Luhn's. */
export const makeCardNumber = (group: BrandGroup): string => {
  const prefix = giftCardPrefixes[group];
  const payload = prefix + digits(numberLength - 1 - prefix.length);
  return payload + luhnDigit(payload);
};

/** A new random PIN of six digits. */
export const makePin = (): string => digits(pinLength);
