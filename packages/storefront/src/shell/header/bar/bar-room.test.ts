import { expect, test } from "@jest/globals";
import { linesOf, roomOf, widthOf } from "./bar-room.ts";
import { partedAt } from "./parted-at.ts";

const parted = (text: string) => [text.slice(0, partedAt(text)), text.slice(partedAt(text))];

test("a word of two lines is parted where the longer of them is shortest", () => {
  expect(parted("Solde et échange")).toEqual(["Solde et ", "échange"]);
  expect(parted("All-in-1-Geschenkkarte")).toEqual(["All-in-1-", "Geschenkkarte"]);
  expect(parted("Occasions")).toEqual(["Occasions", ""]);
  // A Polish word of one letter stays with the next.
  expect(parted("Saldo i\u00a0wymiana")).toEqual(["Saldo ", "i\u00a0wymiana"]);
});

test("words stand in one line from the width on that has room for all of them", () => {
  const of = (count: number) => Array.from({ length: count }, () => ({ text: "Geschenkkarten" }));
  expect([4, 6, 9].map((count) => linesOf(of(count), "CB", 1))).toEqual(["desktop", "large", "none"]);
  expect(roomOf(2, "large")).toBeLessThan(roomOf(1, "large"));
});

test("what opens something takes more room, what is parted less", () => {
  const words = [{ text: "Für Unternehmen" }];
  expect(widthOf([{ text: "Für Unternehmen", opens: true }], "GCS")).toBeGreaterThan(widthOf(words, "GCS"));
  expect(widthOf(words, "GCS", true)).toBeLessThan(widthOf(words, "GCS"));
});
