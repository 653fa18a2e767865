import { getStorefront, type Language, type StorefrontCode } from "@giftshop/storefront-config";
import { expect, test } from "@jest/globals";
import { readEnvironment } from "./environment.ts";
import { homeUrl } from "./origin-of.ts";

const environment = readEnvironment({
  PUBLIC_ORIGIN_PATTERN: "https://{host}.example",
  SHARED_HOSTS: "shop.example=CBAU+CBCA",
});

test.each<[StorefrontCode, Language, string]>([
  ["CBFR", "fr", "https://cbfr.example/"],
  ["CBCA", "fr", "https://shop.example/ca/fr/"],
  // It does not speak French.
  ["CKUK", "fr", "https://ckuk.example/"],
])("the home of %s, for who reads %s, is %s", (code, language, url) => {
  expect(homeUrl(environment, getStorefront(code), language)).toBe(url);
});
