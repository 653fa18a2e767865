import { createTranslate } from "@giftshop/messages";
import { type ErrorName, errorCodes } from "@giftshop/validation/error-codes";
import { expect, test } from "@jest/globals";
import en from "../messages/en.json" with { type: "json" };
import { isAboutCard, refusalOf, refusalText } from "./refusal.ts";

const t = createTranslate("en", en);
const of = (name: ErrorName, referencedRequestParameter: string | null = null) =>
  refusalOf([{ code: errorCodes[name], referencedRequestParameter }]);

const ofCards = [
  "cardAlreadyAdded",
  "cardBlocked",
  "cardExpired",
  "cardEmpty",
  "cardNotActivated",
  "cardNotRedeemable",
  "giftCardNotRecognised",
  "cardTypesDiffer",
  "cardOfOtherStore",
  "cardWithoutBrand",
  "tooManyCards",
] as const;

test("each reason why a card is refused has a sentence of its own, at the card's field", () => {
  const refusals = ofCards.map((name) => of(name, "input.cardNumber"));
  const sentences = refusals.map((refusal) => refusal && refusalText(t, refusal));
  expect(new Set(sentences).size).toBe(ofCards.length);
  expect(sentences).not.toContain(en.errors.unexpected);
  const ofBoth = ["giftCardNotRecognised", "giftCardLocked"];
  for (const refusal of refusals)
    expect(refusal && [refusal.name, isAboutCard(refusal)]).toEqual([
      refusal?.name,
      !ofBoth.includes(refusal?.name ?? ""),
    ]);
});

test("what is about no card stands above the form, and what is not known is our fault", () => {
  const busy = of("tooManyRequests");
  expect(busy && [isAboutCard(busy), refusalText(t, busy)]).toEqual([false, en.errors.tooManyRequests]);
  const odd = refusalOf([{ code: 9999, referencedRequestParameter: null }]);
  expect(odd && refusalText(t, odd)).toBe(en.errors.unexpected);
  expect(refusalOf([])).toBeUndefined();
});
