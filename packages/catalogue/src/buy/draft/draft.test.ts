import { expect, test } from "@jest/globals";
import { digitalOffer, physicalOffer, ribbon } from "../fixtures.ts";
import type { Offer } from "../offer.ts";
import { cardValue, type Draft, firstDraft, totalOf, withKind } from "./draft.ts";

const draft = firstDraft([digitalOffer, physicalOffer]) as Draft;

test("a page begins with what can be bought and never with the least value", () => {
  expect(draft).toMatchObject({ kind: "DIGITAL", value: 2500, quantity: 1 });
  expect(firstDraft([{ ...digitalOffer, inStock: false }, physicalOffer])?.kind).toBe("PHYSICAL");
  expect(firstDraft([{ ...digitalOffer, inStock: false }])).toBeUndefined();
  expect(firstDraft([])).toBeUndefined();
});

test("a card by post goes to the storefront's own country first, whatever the page begins with", () => {
  expect(draft).toMatchObject({ kind: "DIGITAL", countryCode: "IE" });
  expect(withKind(draft, physicalOffer).countryCode).toBe("IE");
  expect(firstDraft([digitalOffer])?.countryCode).toBe("");
});

test("who it is for is the visitor's to say, but for donations, which are mostly one's own, and where nobody is asked", () => {
  expect(draft.decided).toBe(false);
  expect(firstDraft([{ ...digitalOffer, donation: true }])?.decided).toBe(true);
  expect(firstDraft([physicalOffer], false)?.decided).toBe(true);
});

test("changing the way of delivery keeps the value where it can", () => {
  const fixed: Offer = { ...physicalOffer, hasFixedPrices: true };
  expect(withKind({ ...draft, value: 5000 }, physicalOffer).value).toBe(5000);
  expect(withKind({ ...draft, value: 1500 }, physicalOffer)).toMatchObject({ value: undefined, amount: "15" });
  expect(withKind({ ...draft, value: 1500 }, fixed).value).toBe(5000);
  expect(withKind({ ...draft, value: undefined, amount: "33" }, physicalOffer).amount).toBe("33");
  expect(withKind({ ...draft, value: undefined, amount: "33" }, fixed).value).toBe(5000);
});

test("extras stay with the way of delivery they belong to", () => {
  const posted = withKind({ ...draft, wrapperId: ribbon.id }, physicalOffer);
  expect(posted.wrapperId).toBeUndefined();
  expect(withKind({ ...posted, packingId: "tin" }, digitalOffer)).toMatchObject({ wrapperId: ribbon.id, day: null });
  expect(withKind(posted, digitalOffer).packingId).toBeUndefined();
});

test("the kind that is chosen already keeps what it has", () => {
  expect(withKind({ ...draft, wrapperId: ribbon.id }, digitalOffer).wrapperId).toBe(ribbon.id);
});

test.each([
  ["25", 2500],
  [" 25 ", 2500],
  ["١٠٠", 10_000],
  ["１００", 10_000],
  ["٢٥٫٥٠", undefined],
  ["25.50", undefined],
  ["-5", undefined],
  ["1e3", undefined],
  ["", undefined],
])("the typed amount %j is worth %s", (amount, value) => {
  expect(cardValue({ ...draft, value: undefined, amount })).toBe(value);
});

test("the total holds every card and every extra, in minor units", () => {
  expect(totalOf({ ...draft, wrapperId: ribbon.id, quantity: 3 }, [ribbon])).toBe((2500 + 195) * 3);
  expect(totalOf({ ...draft, value: undefined, amount: "x" }, [ribbon])).toBeUndefined();
});
