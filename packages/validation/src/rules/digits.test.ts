import { expect, test } from "@jest/globals";
import { asciiDigits, plainNumber } from "./digits.ts";

test.each([
  ["١٠٠", "100"],
  ["۲۵", "25"],
  ["１００", "100"],
  ["٢٥٫٥", "25٫5"],
  ["25.50", "25.50"],
  // Not a digit of a number: 12² is no house 122.
  ["12²", "12²"],
  ["", ""],
])("%j is %j", (typed, plain) => expect(asciiDigits(typed)).toBe(plain));

test.each([
  ["\u202A+31 6\u201112345678\u202C", "+31 6-12345678"],
  ["\u2066020\u2013123\u2069 ", "020-123"],
  ["\u061C٠٢٠ ١٢٣", "020 123"],
  ["+1 (415) 555.0100", "+1 (415) 555.0100"],
])("%j was meant as %j", (copied, meant) => expect(plainNumber(copied)).toBe(meant));
