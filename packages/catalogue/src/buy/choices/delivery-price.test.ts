import { readFragment } from "@giftshop/graphql";
import { createShop, type Language, type StorefrontCode } from "@giftshop/storefront-config";
import { expect, test } from "@jest/globals";
import { ProductPageFragment } from "../../product-page/product-page.fragment.ts";
import { type SampleOptions, sampleProductPage } from "../../samples/sample-product-page.ts";
import { BuyBoxFragment } from "../buy-box.fragment.ts";
import { type Draft, firstDraft } from "../draft/draft.ts";
import type { Offer } from "../offer.ts";
import { offersOf } from "../offers-of.ts";
import { deliveryPriceOf, isRegistered } from "./delivery-price.ts";

const offersIn = (code: StorefrontCode, language: Language, options: SampleOptions = {}): Offer[] => {
  const product = readFragment(ProductPageFragment, sampleProductPage(options));
  return offersOf(createShop(code, language), readFragment(BuyBoxFragment, product));
};

/** What the page says of each way of delivery, for so many cards of a value. */
const said = (offers: Offer[], value: number, quantity = 1) => {
  const draft: Draft = { ...(firstDraft(offers) as Draft), value, quantity };
  const registered = offers.some((offer) => isRegistered(offer, draft));
  return offers.map((offer) => deliveryPriceOf(offer, registered).text);
};

const euro = offersIn("CBIE", "en");

test.each([
  ["two cards of 250 euros", 25_000, 2, "€8.95"],
  ["exactly 300 euros", 15_000, 2, "€3.95"],
  ["one card of 300 euros", 30_000, 1, "€3.95"],
  ["a cent more", 30_001, 1, "€8.95"],
])("%s by post cost what they are charged", (_name, value, quantity, price) => {
  expect(said(euro, value, quantity)).toEqual(["free", price]);
});

test("the limit and the price are the storefront's", () => {
  const polish = offersIn("CBPL", "pl");
  expect(said(polish, 200_000)[1]).toMatch(/^24,90\szł$/u);
  expect(said(polish, 120_000)[1]).not.toMatch(/24,90/u);
});

test("blank cards hold no value, and an amount that is not typed yet none either", () => {
  expect(said(offersIn("CBIE", "en", { productType: "GIFTCARD_BLANK" }), 25_000, 99)).toEqual(["free", "€3.95"]);
  const typed: Draft = { ...(firstDraft(euro) as Draft), value: undefined, amount: "" };
  expect(euro.map((offer) => isRegistered(offer, typed))).toEqual([false, false]);
});
