import { expect, test } from "@jest/globals";
import { isBrandShop } from "./is-brand-shop.ts";

const known = ["https://shop.example"];

test.each([
  ["https://shop.example/cards?x=1", true],
  ["http://shop.example/", false],
  ["https://shop.example.evil.example/", false],
  ["https://shop.example:444/", false],
  ["javascript:alert(1)", false],
  ["/local", false],
])("%s: %s", (address, is) => expect(isBrandShop(address, known)).toBe(is));
