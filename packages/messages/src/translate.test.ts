import { expect, test } from "@jest/globals";
import { defineMessages } from "./catalogue.ts";
import { formatMoney } from "./format.ts";

const en = { cards: { count: "{count, plural, one {# card} other {# cards}}" }, hello: "Hello {name}" };
const words = { nl: en, fr: en, de: en, en, es: en, it: en, pt: en, pl: en, sv: en, nb: en, da: en, ar: en };

test("a message is found by its dotted key and filled", () => {
  const t = defineMessages(words).in("en");
  expect(t("cards.count", { count: 2 })).toBe("2 cards");
  expect(t("hello", { name: "Élodie" })).toBe("Hello Élodie");
});

test("a variety lays its few words on the base; a place without one reads the base", () => {
  const messages = defineMessages(words, { "pt-PT": { hello: "Bom dia {name}" } });
  const portugal = messages.in({ language: "pt", locale: "pt-PT" });
  expect(portugal("hello", { name: "Zé" })).toBe("Bom dia Zé");
  expect(portugal("cards.count", { count: 1 })).toBe("1 card");
  expect(messages.in({ language: "pt", locale: "pt-BR" })("hello", { name: "Zé" })).toBe("Hello Zé");
  expect(messages.words({ language: "pt", locale: "pt-PT" }).cards).toEqual(words.pt.cards);
});

test("a missing argument is a bug and throws", () => {
  expect(() => defineMessages(words).in("en")("hello")).toThrow();
});

test("a Polish word of one letter stays with the word after it", () => {
  const pl = { sent: "Wysłano i odebrano w {place}. A w domu? Plan A" };
  const messages = defineMessages({
    nl: pl,
    fr: pl,
    de: pl,
    en: pl,
    es: pl,
    it: pl,
    pt: pl,
    pl,
    sv: pl,
    nb: pl,
    da: pl,
    ar: pl,
  });
  expect(messages.in("pl")("sent", { place: "Łodzi" })).toBe(
    "Wysłano i\u00a0odebrano w\u00a0Łodzi. A\u00a0w\u00a0domu? Plan A",
  );
  expect(messages.in("en")("sent", { place: "Łodzi" })).toBe(pl.sent.replace("{place}", "Łodzi"));
});

test("whole amounts lose their decimals unless they are totals", () => {
  expect(formatMoney({ value: 2500, currency: "EUR" }, "en-IE")).toBe("€25");
  expect(formatMoney({ value: 2550, currency: "EUR" }, "en-IE")).toBe("€25.50");
  expect(formatMoney({ value: 2500, currency: "EUR" }, "en-IE", "always")).toBe("€25.00");
});
