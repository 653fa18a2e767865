import { expect, test } from "@jest/globals";
import { typedWords } from "./normalise.ts";

test("of a typed text six words of its first 80 characters are looked at, of a word forty letters", () => {
  expect(typedWords("one two three four five six seven")).toEqual(["one", "two", "three", "four", "five", "six"]);
  expect(typedWords("x".repeat(100))).toEqual(["x".repeat(40)]);
  expect(typedWords(`${" ".repeat(79)}ab`)).toEqual(["a"]);
});

/** CPU milliseconds that taking a text apart costs. */
const costOf = (text: string): number => {
  const before = process.cpuUsage();
  typedWords(text);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
};

test.each([
  ["one word", "a".repeat(16_000_000)],
  ["many words", "zz ".repeat(1_300_000)],
  ["no word at all", "%_*?".repeat(4_000_000)],
  ["ligatures of many letters", "ﷺ".repeat(200_000)],
])("nothing behind the beginning costs anything: %s", (_, text) => {
  // Some hundred milliseconds where all of it is taken apart, and some microseconds where it is not.
  expect(costOf(text)).toBeLessThan(20);
});
