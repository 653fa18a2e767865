import { expect, test } from "@jest/globals";
import { judgeActivationNumber, readActivationRows, readAmount } from "./activation.ts";
import { luhnDigit } from "./gift-card.ts";

const numberOf = (payload: string): string => payload + luhnDigit(payload);
const mine = numberOf("637100000000000012");

test("a number of another brand group has another prefix, a slip of the finger does not", () => {
  expect(judgeActivationNumber(mine, "CB")).toBeUndefined();
  expect(judgeActivationNumber(mine.replace(/(\d{4})/gu, "$1 "), "CB")).toBeUndefined();
  expect(judgeActivationNumber(mine, "GCS")).toBe("activationPrefix");
  expect(judgeActivationNumber(mine.slice(0, -1), "CB")).toBe("tooShort");
  expect(judgeActivationNumber(`${mine.slice(0, -1)}${(Number(mine.at(-1)) + 1) % 10}`, "CB")).toBe(
    "giftCardNotRecognised",
  );
  expect(judgeActivationNumber("6.371E+18", "CB")).toBe("characters");
  expect(judgeActivationNumber(" ", "CB")).toBe("required");
});

test.each([
  [
    "Card number;Amount\r\n6371;50\r\n\r\n6372;25,50\r\n",
    [
      [2, "6371", "50"],
      [4, "6372", "25,50"],
    ],
  ],
  [
    '\uFEFF"6371","10"\n"6372","20"',
    [
      [1, "6371", "10"],
      [2, "6372", "20"],
    ],
  ],
  [
    "6371\n6372\t75",
    [
      [1, "6371", ""],
      [2, "6372", "75"],
    ],
  ],
])("reads %j", (text, rows) => {
  expect(readActivationRows(text).map(({ row, cardNumber, amount }) => [row, cardNumber, amount])).toEqual(rows);
});

test("amounts are read as people write them, and nothing else is one", () => {
  expect(["50", "50.00", "50,5", "€ 50", "5 0"].map((text) => readAmount(text))).toEqual([
    5000,
    5000,
    5050,
    5000,
    500 * 10,
  ]);
  expect(["", "many", "1.000,00", "50,123"].map((text) => readAmount(text))).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});
