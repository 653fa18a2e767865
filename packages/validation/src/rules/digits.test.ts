import { expect, test } from "@jest/globals";
import { asciiDigits } from "./digits.ts";

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
