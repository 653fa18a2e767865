import type { Language } from "@giftshop/storefront-config";
import { expect, test } from "@jest/globals";
import { files, read } from "../repository.ts";
import { messageFaults } from "./render-message.ts";

test("every message of every package renders with its arguments, in every language and number", () => {
  const paths = files("packages/**/messages/*.json", "apps/**/messages/*.json");
  const faults = paths.flatMap((path) => {
    const [language] = path.slice(path.lastIndexOf("/") + 1, -".json".length).split("-") as [Language];
    return messageFaults(language, JSON.parse(read(path))).map((fault) => `${path}: ${fault}`);
  });
  expect(faults).toEqual([]);
  expect(paths.length).toBeGreaterThan(12 * 12);
});

test.each([
  ["a brace that is not closed", "Hello {name"],
  ["a plural without its last form", "{count, plural, one {# card}}"],
  ["an argument that an apostrophe hides", "l'{name}' est là"],
  ["nothing", " "],
  ["a date, which is formatted before", "on {day, date, long}"],
  ["a choice by a word", "{kind, select, gift {gift} other {card}}"],
])("%s is found", (_, message) => {
  expect(messageFaults("fr", { message })).not.toEqual([]);
});

test("a form that only some numbers need is rendered too", () => {
  const message = "{count, plural, one {# karta} few { } other {# kart}}";
  expect(messageFaults("pl", { message })).toEqual(["message is empty"]);
});

test("a whole message has no faults", () => {
  const message = "{count, plural, =0 {No cards} one {# card for {name}} other {# cards for {name}}} of {most, number}";
  expect(messageFaults("en", { message })).toEqual([]);
});
