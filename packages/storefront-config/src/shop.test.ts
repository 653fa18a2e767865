import { expect, test } from "@jest/globals";
import { createShop } from "./create-shop.ts";
import { readOrder, readPage, readPaymentError, readQuery } from "./query.ts";
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

test("a language the storefront does not speak is refused", () => {
  expect(() => createShop("CBFR", "nl")).toThrow('Storefront CBFR does not speak "nl".');
});

test("query parameters are read in one place", () => {
  const order = "0b7c5b0e-3f0a-4d0e-9a55-0f1f5d6f7a10";
  expect(readQuery({})).toEqual({ page: 1, error: undefined, order: undefined });
  expect(readQuery({ page: "4", error: "failed", order: order.toUpperCase() })).toEqual({
    page: 4,
    error: "failed",
    order,
  });
  expect([readPage("abc"), readPage("0"), readPage(["1", "2"]), readPage("")]).toEqual(Array(4).fill(undefined));
  expect(readPaymentError("<script>")).toBeUndefined();
  expect(readOrder("1 or 1=1")).toBeUndefined();
});
