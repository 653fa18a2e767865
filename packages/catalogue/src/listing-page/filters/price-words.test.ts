import { createShop } from "@giftshop/storefront-config";
import { expect, test } from "@jest/globals";
import { priceWords } from "./price-words.ts";

const plain = (words: object) => Object.values(words).map((text: string) => text.replace(/\s/gu, " "));

test("ranges of price are in the storefront's money, and in steps of it", () => {
  expect(plain(priceWords(createShop("CKUK", "en")))).toEqual([
    "Up to £25",
    "£25 – £50",
    "£50 – £100",
    "£100 and over",
  ]);
  expect(plain(priceWords(createShop("CBSE", "sv")))).toEqual([
    "Upp till 250 kr",
    "250 kr – 500 kr",
    "500 kr – 1 000 kr",
    "Från 1 000 kr",
  ]);
});
