import { createShop } from "@giftshop/storefront-config";
import { expect, test } from "@jest/globals";
import { answersOf } from "./answers-of.ts";
import { buyTextsOf, unvaluedOf } from "./buy-texts-of.ts";

const shop = createShop("CKUK", "en");

test("a gift card says how long it is valid, and that much of it goes by registered post", () => {
  const { validity, registered } = answersOf(shop, { productType: "GIFTCARD", validityMonths: 24 });
  expect(validity?.texts).toEqual([expect.stringMatching(/^24 months/)]);
  expect(registered).toBe(true);
  expect(unvaluedOf(shop, "GIFTCARD")).toBeUndefined();
});

test("a donation neither expires nor is spent, and is given in somebody's name", () => {
  const answers = answersOf(shop, { productType: "DONATION", validityMonths: null });
  expect(answers).not.toHaveProperty("validity");
  expect([answers.conditions, answers.registered]).toEqual(["Where your donation goes", false]);
  expect(buyTextsOf(shop, "DONATION").recipient.legend).toBe("Who is this donation from?");
});

test("blank cards hold nothing until they are activated, and are valid from then on", () => {
  const { validity, registered } = answersOf(shop, { productType: "GIFTCARD_BLANK", validityMonths: 60 });
  expect(validity?.texts[1]).toMatch(/^60 months from the moment the card is activated/);
  expect(registered).toBe(false);
  expect(unvaluedOf(shop, "GIFTCARD_BLANK")).toMatch(/no value yet/);
});

test.each([
  ["GIFTCARD", "withdrawal", "Se rétracter d’une commande"],
  ["GIFTCARD_BLANK", "withdrawal", "Se rétracter d’une commande"],
  // Whether it was passed on already somebody has to look up.
  ["DONATION", "contact", "Aller au formulaire de contact"],
] as const)(
  "%s: who changes their mind is led to %s, whose confirmation names day and time",
  (productType, route, text) => {
    const canadian = createShop("CBCA", "fr");
    const { texts, link } = answersOf(canadian, { productType }).withdrawal;
    expect(texts.at(-1)).toMatch(/le jour et l’heure/);
    expect(link).toEqual({ href: canadian.link(route), text });
  },
);
