import { expect, test } from "@jest/globals";
import { internationalNumber } from "./calling-codes.ts";

test.each([
  ["06 12 34 56 78", "FR", "+33612345678"],
  ["06 12345678", "IT", "+390612345678"],
  ["+44 20 7946 0000", "FR", "+44 20 7946 0000"],
  ["0044 20 7946 0000", "FR", "0044 20 7946 0000"],
  ["٠٦ ١٢ ٣٤ ٥٦ ٧٨", "FR", "+33612345678"],
  ["call me", "FR", "+33callme"],
  // As contacts are copied: with marks of direction around it and dashes of another kind.
  ["\u202A+33 6 12 34 56 78\u202C", "FR", "+33 6 12 34 56 78"],
  ["\u202A06\u201112\u201334 56 78\u202C", "FR", "+33612345678"],
  ["\u202A\u202C", "FR", ""],
])("%j in %s is dialled as %s", (typed, country, number) => expect(internationalNumber(typed, country)).toBe(number));
