import { expect, test } from "@jest/globals";
import { createShop } from "./create-shop.ts";
import { shopFrom } from "./shop.ts";

test("a shop knows its locale, direction and paths", () => {
  expect(createShop("CBCH", "fr")).toMatchObject({ locale: "fr-CH", direction: "ltr", languagePath: "/fr" });
  expect(createShop("GCSAE", "ar")).toMatchObject({ locale: "ar-AE", direction: "rtl", languagePath: "/ar" });
  expect(createShop("CBNO", "nb")).toMatchObject({ locale: "nb-NO", languagePath: "/no" });
  const shop = createShop("CBCA", "fr");
  expect(shop.link("home")).toBe("/ca/fr/");
  expect(shop.link("listing", { page: 3 })).toBe("/ca/fr/carte-cadeau/3/");
  expect(shop.link("checkout", {}, { error: "failed", order: undefined })).toBe("/ca/fr/paiement/?error=failed");
});

test("a shop survives the way to the browser", () => {
  const shop = createShop("GCSBE", "nl");
  const there = shopFrom(JSON.parse(JSON.stringify(shop.data)));
  expect(there.link("product", { product: "kersenhof" })).toBe(shop.link("product", { product: "kersenhof" }));
});

test("a route without a page cannot be linked", () => {
  const shop = createShop("CBFR", "fr");
  // @ts-expect-error landing pages have no page of their own kind yet; a route that gets one leaves this list.
  expect(() => shop.link("landing", { path: "noel" })).toThrow();
});

test("a language the storefront does not speak is refused", () => {
  expect(() => createShop("CBFR", "nl")).toThrow('Storefront CBFR does not speak "nl".');
});
