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
])("%s: %s", (address, is) => expect(isBrandShop(address, known, "shop.example.org")).toBe(is));

test("a page of this machine shows shops that are played on it, and no other page does", () => {
  const played = "http://brands.localhost:4100/brand-shop/zara/";
  expect(isBrandShop(played, known, "cbfr.localhost")).toBe(true);
  expect(isBrandShop(played, known, "cbfr.localhost.example")).toBe(false);
  expect(isBrandShop("http://evil.example/", known, "cbfr.localhost")).toBe(false);
});
