import { expect, test } from "@jest/globals";
import { plainText } from "./plain-text.ts";

test.each([
  ["See [the terms](terms) **today**.", "See the terms today."],
  ["## Title\n\n- one\n- *two*\n\n> three", "Title one two three"],
  ["1. First\n2. `Second`", "First Second"],
  ["2 * 3 * 4 is 24", "2 * 3 * 4 is 24"],
  ["", ""],
])("%j reads %j", (markdown, text) => {
  expect(plainText(markdown)).toBe(text);
});
