import { expect, test } from "@jest/globals";
import { checkoutMessages } from "../messages.ts";
import { isMendedInBasket, orderErrorTexts } from "./error-words.ts";

test("each brand has its sentence; where the limit is not known, what to do is said all the same", () => {
  const words = checkoutMessages.in("en");
  const limits = ["Apple", "Zalando"].map((brand) => ({ brand, sum: { currency: "EUR", value: 50_000 } }));
  expect(orderErrorTexts(words, ["appleLimit", "outOfStock"], limits, "en-IE")).toEqual([
    "Exceeded the Apple gift card sum limit in the order. The limit is 500 euro per order. Please choose a smaller number.",
    "Exceeded the Zalando gift card sum limit in the order. The limit is 500 euro per order. Please choose a smaller number.",
    "Not possible to continue with this gift card because currently it is out the stock. Remove it from your basket or choose another one.",
  ]);
  expect(orderErrorTexts(words, ["appleLimit"], [], "en-IE")).toEqual([
    "An order can hold only so much of one brand. Please choose a smaller number.",
  ]);
});

test("a card that is no longer sold says so, and is mended in the basket", () => {
  const words = checkoutMessages.in("en");
  expect(orderErrorTexts(words, ["productNotFound"], [], "en-IE")).toEqual([words("errors.productNotFound")]);
  expect(isMendedInBasket("productNotFound")).toBe(true);
});
