import { expect, test } from "@jest/globals";
import { countGraphemes } from "./count-graphemes.ts";

test.each([
  ["", 0],
  ["gift", 4],
  ["e\u0301te\u0301", 3],
  ["👨‍👩‍👧", 1],
  ["🇫🇷🇳🇱", 2],
  ["a\r\nb", 3],
])("%j counts %i", (text, count) => {
  expect(countGraphemes(text)).toBe(count);
});
