import { createShop } from "@giftshop/storefront-config";
import { expect, test } from "@jest/globals";
import { sampleProductPage } from "../samples/sample-product-page.ts";
import { productMetadata } from "./product-metadata.ts";

const titled = (shop: Parameters<typeof productMetadata>[0], product: Parameters<typeof sampleProductPage>[0]) =>
  productMetadata(shop, sampleProductPage(product)).title;

test.each([
  [createShop("CKUK", "en"), "Maison Lumen gift card"],
  [createShop("CB", "nl"), "Cadeaubon Maison Lumen"],
  [createShop("CBFR", "fr"), "Carte cadeau Maison Lumen"],
  [createShop("CBCA", "fr"), "Carte-cadeau Maison Lumen"],
  [createShop("CBDE", "de"), "Geschenkkarte Maison Lumen"],
  [createShop("CBES", "es"), "Tarjeta regalo Maison Lumen"],
  [createShop("CBMX", "es"), "Tarjeta de regalo Maison Lumen"],
  [createShop("CBIT", "it"), "Carta regalo Maison Lumen"],
  [createShop("GCSPT", "pt"), "Cartão-presente Maison Lumen"],
  [createShop("CBPL", "pl"), "Karta podarunkowa Maison Lumen"],
  [createShop("CBSE", "sv"), "Presentkort Maison Lumen"],
  [createShop("CBNO", "nb"), "Gavekort Maison Lumen"],
  [createShop("CBDK", "da"), "Gavekort Maison Lumen"],
  [createShop("GCSAE", "ar"), "بطاقة هدايا Maison Lumen"],
])("the title of a gift card says what is sold, as the language says it", (shop, title) => {
  expect(titled(shop, { title: "Maison Lumen" })).toBe(title);
});

test("a name that says it stays as it is: the choice card's, and a card's for companies", () => {
  const choice = { title: "Universalgavekort", pageType: "CHOICE" as const };
  expect(titled(createShop("CBDK", "da"), choice)).toBe("Universalgavekort");
  const forCompanies = "Karta podarunkowa Złoty Spinacz dla firm";
  expect(titled(createShop("CBPL", "pl"), { title: forCompanies })).toBe(forCompanies);
});

test("a donation is named by itself", () => {
  expect(titled(createShop("CKUK", "en"), { title: "Open Water Fund", productType: "DONATION" })).toBe(
    "Open Water Fund",
  );
});
