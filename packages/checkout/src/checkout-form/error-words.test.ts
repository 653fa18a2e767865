import { createShop, getStorefront, type StorefrontCode } from "@giftshop/storefront-config";
import { expect, test } from "@jest/globals";
import { checkoutMessages } from "../messages.ts";
import { isMendedInBasket, limitText, orderErrorTexts } from "./error-words.ts";

const limitIn = (code: StorefrontCode, brand: string, value: number) => {
  const [language] = getStorefront(code).languages;
  const shop = createShop(code, language);
  const sum = { currency: shop.storefront.currency, value };
  return limitText(checkoutMessages.in(language), { brand, sum }, shop.locale).replaceAll(/\s/gu, " ");
};

test("500 euros of Apple are told as section 8 of the specification spells it", () => {
  expect(limitIn("CBIE", "Apple", 50_000)).toBe(
    "Exceeded the Apple gift card sum limit in the order. The limit is 500 euro per order.",
  );
  expect(limitIn("CBFR", "Apple", 50_000)).toBe(
    "Le plafond de cartes cadeaux Apple dans la commande est dépassé. La limite est de 500 euros par commande.",
  );
});

test("another limit is told as the catalogue has it, in the money of the shop", () => {
  expect(limitIn("CBPL", "Apple", 200_000)).toContain("Limit wynosi 2000 zł na zamówienie.");
  expect(limitIn("CKUK", "Zalando", 80_000)).toBe(
    "Exceeded the Zalando gift card sum limit in the order. The limit is £800 per order.",
  );
});

test("each brand has its sentence; where the limit is not known, what to do is said all the same", () => {
  const words = checkoutMessages.in("en");
  const limits = ["Apple", "Zalando"].map((brand) => ({ brand, sum: { currency: "EUR", value: 50_000 } }));
  expect(orderErrorTexts(words, ["appleLimit", "outOfStock"], limits, "en-IE")).toHaveLength(3);
  expect(orderErrorTexts(words, ["appleLimit"], [], "en-IE")).toEqual([words("errors.brandLimit")]);
});

test("a card that is no longer sold says so, and is mended in the basket", () => {
  const words = checkoutMessages.in("en");
  expect(orderErrorTexts(words, ["productNotFound"], [], "en-IE")).toEqual([words("errors.productNotFound")]);
  expect(isMendedInBasket("productNotFound")).toBe(true);
});
