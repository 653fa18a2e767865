import { expect, test } from "@jest/globals";
import { readMessage } from "./read-message.ts";
import { type MessageValues, numbersOf, writeMessage } from "./write-message.ts";

const say = (language: string, message: string, values: MessageValues = {}) =>
  writeMessage(readMessage(message), values, numbersOf(language));

test.each<[string, string, string, MessageValues, string]>([
  ["a text", "en", "Gift cards", {}, "Gift cards"],
  ["nothing", "en", "", {}, ""],
  ["a value twice", "fr", "{name}, {name} !", { name: "Zoé" }, "Zoé, Zoé !"],
  ["a number of the language", "de", "{most, number} Zeilen", { most: 12_500 }, "12.500 Zeilen"],
  ["a number as it is", "de", "{most} Zeilen", { most: 12_500 }, "12500 Zeilen"],
  [
    "an exact number before its form",
    "en",
    "{n, plural, =1 {one and only} one {# card} other {# cards}}",
    { n: 1 },
    "one and only",
  ],
  ["a form that English has not", "pl", "{n, plural, one {# karta} few {# karty} other {# kart}}", { n: 3 }, "3 karty"],
  ["a form that the message has not", "ar", "{n, plural, one {واحدة} other {كثير}}", { n: 2 }, "كثير"],
  [
    "values within a form",
    "en",
    "{n, plural, one {# card for {name}} other {# cards for {name}}}",
    { n: 2, name: "Ada" },
    "2 cards for Ada",
  ],
  ["a number sign outside of a form", "en", "Gift #{n}", { n: 4 }, "Gift #4"],
])("%s", (_, language, message, values, said) => expect(say(language, message, values)).toBe(said));

test.each([
  ["a brace that is not closed", "Hello {name"],
  ["a brace too many", "Hello }"],
  ["no name", "{}"],
  ["a kind that no message uses", "{day, date, long}"],
  ["a plural without its last form", "{n, plural, one {# card}}"],
])("%s cannot be read", (_, message) => expect(() => readMessage(message)).toThrow(SyntaxError));

test("a value that is missing is a mistake", () => expect(() => say("en", "Hello {name}")).toThrow('lacks its "name"'));
