import { createTranslate } from "@giftshop/messages";
import { expect, jest, test } from "@jest/globals";
import en from "../../product-dialogs/messages/en.json" with { type: "json" };
import { digitalOffer } from "../fixtures.ts";

jest.unstable_mockModule("../../product-dialogs/late-words.ts", () => ({
  lateWords: async () => createTranslate("en", en),
  languageOfPage: () => "en",
}));
const { problemWords } = await import("./problem-words.ts");

test("an amount out of bounds is told with the bounds of the offer", async () => {
  const words = await problemWords([{ field: "value", name: "amountBounds" }], digitalOffer);
  expect(words).toEqual({ value: "Choose an amount from €10 to €250." });
});

test("who is honoured by a donation gets no gift card, and none is spoken of", async () => {
  const problems = [{ field: "name", name: "name" } as const, { field: "email", name: "email" } as const];
  expect(await problemWords(problems, digitalOffer)).toMatchObject({ email: expect.stringContaining("gift card") });
  expect(await problemWords(problems, { ...digitalOffer, donation: true })).toEqual({
    name: "Tell us in whose name you’re giving.",
    email: "We need their email address to tell them about your donation.",
  });
});

test("what an order cannot hold is told as section 8 of the specification spells it, with what to do", async () => {
  const limit = { brand: "Apple", sum: { currency: "EUR", value: 50_000 } };
  const words = await problemWords(
    [
      { field: "value", name: "appleLimit", limit },
      { field: "quantity", name: "countLimit" },
      { field: "kind", name: "outOfStock" },
    ],
    digitalOffer,
  );
  expect(words).toEqual({
    value:
      "Exceeded the Apple gift card sum limit in the order. The limit is 500 euro per order. Choose a smaller amount or quantity.",
    quantity: "Exceeding of giftcard limit in the order. Choose a smaller quantity.",
    kind: "Not possible to continue with this gift card because currently it is out the stock. Choose another delivery method or another card.",
  });
});
