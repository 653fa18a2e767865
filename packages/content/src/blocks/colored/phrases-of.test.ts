import { expect, test } from "@jest/globals";
import { phrasesOf, wordsOn } from "./phrases-of.ts";

test.each([
  ["- “You choose. We’ll cheer.”\n- “With love, and without a receipt.”", "You choose. We’ll cheer."],
  ["- « Tu choisis, on applaudit. »", "Tu choisis, on applaudit."],
  ["- „Ty wybierasz, my bijemy brawo”.", "Ty wybierasz, my bijemy brawo."],
  ["- «منزل مبارك.»", "منزل مبارك."],
])("a list of words is taken without its quotation marks: %j", (body, first) => {
  expect(phrasesOf(body)[0]).toBe(first);
});

test("text is no list of words, and words go along as they are written", () => {
  expect(phrasesOf("A text.\n- “One”")).toEqual([]);
  expect(wordsOn("/gift/", "Thé & gâteau")).toBe("/gift/#message=Th%C3%A9%20%26%20g%C3%A2teau");
});
