import { luhnDigit } from "@giftshop/validation/rules";
import { expect, test } from "@jest/globals";
import { readCardNumber } from "./read-code.ts";

const body = "637102845519736042";
const number = body + luhnDigit(body);
const reading = (...texts: string[]) => ({ detect: async () => texts.map((rawValue) => ({ rawValue })) });
const picture = {} as ImageBitmapSource;

test("of all barcodes in sight the one of a gift card is taken", async () => {
  expect(await readCardNumber(reading("5901234123457", number), picture)).toBe(number);
});

test("a number that was misread by one digit is no card's", async () => {
  const misread = number.replace(/.$/u, (digit) => String((Number(digit) + 1) % 10));
  expect(await readCardNumber(reading(misread), picture)).toBeUndefined();
  expect(await readCardNumber(reading(), picture)).toBeUndefined();
});
