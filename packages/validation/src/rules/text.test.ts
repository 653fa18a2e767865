import { expect, test } from "@jest/globals";
import fc from "fast-check";
import { graphemes, judgeMessage, judgeName, judgeText, normaliseText } from "./text.ts";

test.each([
  "Élodie",
  "Nguyễn Thị Minh Khai",
  "Łukasz",
  "O’Brien",
  "Jean-Luc",
  "محمد",
  "李小龍",
  "Zoë & Noah",
  "J. R. R.",
])("%s is a name", (name) => expect(judgeName(name)).toBeUndefined());

test.each([
  ["", "required"],
  ["   ", "blank"],
  ["Ada 🎉", "emoji"],
  ["Ada ❤", "emoji"],
  ["🇳🇱", "emoji"],
  ["1️⃣", "emoji"],
  ["Ada\u0007", "characters"],
  ["Ada\u202Egnp", "characters"],
  ["<b>Ada</b>", "characters"],
  ["https://evil.example", "characters"],
  ["12345", "characters"],
  ["x".repeat(61), "tooLong"],
  ["x".repeat(1_000_000), "tooLong"],
])("a name %#: %s", (name, expected) => expect(judgeName(name)).toBe(expected));

test("lengths count what a person counts, however it was typed", () => {
  expect(graphemes("e\u0301a\u0308")).toBe(2);
  expect(judgeName("e\u0301".repeat(60))).toBeUndefined();
  expect(normaliseText(" Ame\u0301lie   Poulain ")).toBe("Amélie Poulain");
});

test("a note is right from 1 to 150 graphemes, line breaks included", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 200 }), fc.constantFrom("a", "é", "e\u0301", "ب", "ł"), (length, letter) => {
      expect(judgeMessage(letter.repeat(length)) === undefined).toBe(length <= 150);
    }),
  );
  expect(judgeMessage("Dear Ada,\nhappy birthday\r\nBob")).toBeUndefined();
  expect(judgeMessage("Happy birthday 🎂")).toBe("emoji");
});

test("no text breaks a rule, and what is accepted is printable", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      if (judgeText(text, { max: 100 }) === undefined) expect(normaliseText(text)).not.toMatch(/\p{Cc}/u);
    }),
  );
});
