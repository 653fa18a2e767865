import { expect, test } from "@jest/globals";
import { foldsOf, roomOf, widthOf } from "./bar-room.ts";

const words = (count: number) => Array.from({ length: count }, () => ({ text: "Geschenkkarten" }));

test("words that the bar has no room for in one line stand under another, fewer of them on a large screen", () => {
  const folds = (count: number) => foldsOf(words(count), "Mehr", "CB", 1).map((fold) => fold ?? "bar");
  expect(folds(4)).toEqual(["bar", "bar", "bar", "bar"]);
  expect(folds(6)).toEqual(["bar", "bar", "bar", "bar", "small", "small"]);
  expect(folds(9).slice(4)).toEqual(["small", "small", "always", "always", "always"].slice(0, 5));
  expect(roomOf(2, "large")).toBeLessThan(roomOf(1, "large"));
});

test("what opens something takes more room", () => {
  const text = "Für Unternehmen";
  expect(widthOf([{ text, opens: true }], "GCS")).toBeGreaterThan(widthOf([{ text }], "GCS"));
});
