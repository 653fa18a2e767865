import { storefronts } from "@giftshop/storefront-config";
import { judgeVatNumber } from "@giftshop/validation/rules";
import { expect, test } from "@jest/globals";
import { checkoutMessages } from "../../messages.ts";
import { vatNumberExamples } from "../values/examples.ts";
import { fieldErrorText, isMendedInBasket, orderErrorTexts } from "./error-words.ts";

test("each brand has its sentence; where the limit is not known, what to do is said all the same", () => {
  const words = checkoutMessages.in("en");
  const limits = ["Apple", "Zalando"].map((brand) => ({ brand, sum: { currency: "EUR", value: 50_000 } }));
  expect(orderErrorTexts(words, ["appleLimit", "outOfStock"], limits, "en-IE")).toEqual([
    "Exceeded the Apple gift card sum limit in the order. The limit is 500 euro per order. Please choose a smaller quantity.",
    "Exceeded the Zalando gift card sum limit in the order. The limit is 500 euro per order. Please choose a smaller quantity.",
    "Not possible to continue with this gift card because currently it is out the stock. Remove it from your basket or choose another one.",
  ]);
  expect(orderErrorTexts(words, ["appleLimit"], [], "en-IE")).toEqual([
    "An order can include only so much of one brand. Please choose a smaller quantity.",
  ]);
});

test("a card that is no longer sold says so, and is mended in the basket", () => {
  const words = checkoutMessages.in("en");
  expect(orderErrorTexts(words, ["productNotFound"], [], "en-IE")).toEqual([words("errors.productNotFound")]);
  expect(isMendedInBasket("productNotFound")).toBe(true);
});

test("a wrong VAT number is told with one of the country as an example, where its form is known", () => {
  const words = checkoutMessages.in("en");
  expect(fieldErrorText(words, "billing.vatNumber", "characters", "NL")).toContain("NL123456789B01");
  expect(fieldErrorText(words, "billing.vatNumber", "characters", "US")).toBe(
    "There’s a character in “VAT or tax number” that we can’t use. Please remove it.",
  );
});

test("the example is right wherever a storefront judges by a form", () => {
  const countries = new Set(Object.values(storefronts).flatMap(({ delivery }) => delivery.countries));
  const judged = [...countries].filter((country) => judgeVatNumber("abc", country) !== undefined);
  expect(judged.map((country) => [country, judgeVatNumber(vatNumberExamples[country] ?? "", country)])).toEqual(
    judged.map((country) => [country, undefined]),
  );
});
