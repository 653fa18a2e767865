import { createShop, getStorefront, type StorefrontCode } from "@giftshop/storefront-config";
import { expect, test } from "@jest/globals";
import { defineMessages } from "../catalogue.ts";
import { isLimitName, limitText } from "./limit-text.ts";
import { withLimits } from "./with-limits.ts";

const own = { title: "Basket" };
const messages = defineMessages(
  withLimits({
    nl: own,
    fr: own,
    de: own,
    en: own,
    es: own,
    it: own,
    pt: own,
    pl: own,
    sv: own,
    nb: own,
    da: own,
    ar: own,
  }),
);

const limitIn = (code: StorefrontCode, brand: string, value: number) => {
  const [language] = getStorefront(code).languages;
  const shop = createShop(code, language);
  const sum = { currency: shop.storefront.currency, value };
  return limitText(messages.in(language), "appleLimit", shop.locale, { brand, sum }).replaceAll(/\s/gu, " ");
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

test("too many of a card and one that is sold out are told as section 8 of the specification spells it", () => {
  const t = messages.in("en");
  expect(limitText(t, "countLimit", "en-IE")).toBe("Exceeding of giftcard limit in the order.");
  expect(limitText(t, "outOfStock", "en-IE")).toBe(
    "Not possible to continue with this gift card because currently it is out the stock.",
  );
});

test("a limit that is not known names no brand and no sum", () => {
  expect(limitText(messages.in("en"), "appleLimit", "en-IE", null)).toBe(
    "An order can include only so much of one brand.",
  );
});

test("a package's own words stay beside them", () => {
  expect(messages.in("da")("title")).toBe("Basket");
  expect(isLimitName("outOfStock")).toBe(true);
  expect(isLimitName("tooFewLeft")).toBe(false);
});
