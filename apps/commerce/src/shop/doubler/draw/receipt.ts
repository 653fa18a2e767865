import { randomInt } from "node:crypto";

/** Digits and letters that are not taken for one another. */
const letters = "23456789ABCDEFGHJKMNPQRSTVWXYZ";

/** 27 of 30 letters are more than 128 bits: nobody finds the receipt of a hash. */
const saltLength = 27;

/** What a receipt is of. `balance` in minor units. */
export interface Entered {
  draw: string;
  lastDigits: string;
  balance: number;
}

/** A receipt that holds what was entered, in the clear, and a salt that only its owner is told. */
export const newReceipt = ({ draw, lastDigits, balance }: Entered): string => {
  const salt = Array.from({ length: saltLength }, () => letters[randomInt(letters.length)]).join("");
  return `${draw}-${lastDigits}-${balance}-${salt}`;
};

/** A receipt as somebody typed it. */
export const typedReceipt = (typed: string): string => typed.replace(/\s/g, "").toUpperCase().slice(0, 120);
