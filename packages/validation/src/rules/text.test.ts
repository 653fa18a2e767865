import { expect, test } from "@jest/globals";
import fc from "fast-check";
import { graphemes, judgeLetter, judgeMessage, judgeName, judgeText, normaliseText } from "./text.ts";

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
  ["x".repeat(81), "tooLong"],
  ["x".repeat(1_000_000), "tooLong"],
])("a name %#: %s", (name, expected) => expect(judgeName(name)).toBe(expected));

test("lengths count what a person counts, however it was typed", () => {
  expect(graphemes("e\u0301a\u0308")).toBe(2);
  expect(judgeName("e\u0301".repeat(80))).toBeUndefined();
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

test.each([
  "www.evil.example/login",
  "WWW.evil.example",
  "evil.com",
  "Marie (evil.shop)",
  "login.evil.fr",
  "ab.cd/x",
  "evil．com",
])("%s looks like the address of a page, and is no name", (name) => {
  expect(judgeName(name)).toBe("characters");
});

test.each([
  "J.R.R. Tolkien",
  "Dr. Müller",
  "St.John Smith",
  "Anna c/o Weber",
  "M. de La Fontaine",
  "Mary-Jane O’Neil, jr.",
])("%s is a name", (name) => {
  expect(judgeName(name)).toBeUndefined();
});

test.each([
  ["a space of no width", "gift\u200Bcard"],
  ["tag characters", "Hello \u{E0041}\u{E0042}"],
  ["a soft hyphen", "gift\u00ADcard"],
  ["a filler", "\u3164"],
  ["joiners in Latin text", "a\u200Db"],
  ["joiners in a row", "\u0645\u200C\u200C\u0645"],
  ["four hundred marks on one letter", `a${"\u0301".repeat(400)}`],
])("a note does not hold %s", (_, note) => {
  expect(judgeMessage(note)).toBe("characters");
  expect(judgeLetter(note)).toBe("characters");
});

test.each(["Élodie, joyeux anniversaire !", "می\u200Cخواهم", "क्\u200Dष", "Tiếng Việt: ệ ữ", "مُحَمَّدٌ"])(
  "a note may say %s",
  (note) => {
    expect(judgeMessage(note)).toBeUndefined();
  },
);
