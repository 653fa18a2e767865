import { expect, test } from "@jest/globals";
import { createShop } from "./create-shop.ts";
import { type ServedRoute, servedRoutes } from "./routes/served-routes.ts";
import { type Shop, shopFrom } from "./shop.ts";

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

test("a link is made to routes that have a page alone", () => {
  // Fails where it is compiled, should `link` take any route name again.
  const onlyServed: Parameters<Shop["link"]>[0] extends ServedRoute ? true : false = true;
  expect(onlyServed).toBe(true);
  expect(Object.keys(createShop("CBFR", "fr").data.routes)).toEqual([...servedRoutes]);
});

test("a language the storefront does not speak is refused", () => {
  expect(() => createShop("CBFR", "nl")).toThrow('Storefront CBFR does not speak "nl".');
});
