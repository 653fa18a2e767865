import { createShop } from "@giftshop/storefront-config";
import { expect, test } from "@jest/globals";
import { sampleProductPage } from "../samples/sample-product-page.ts";
import { productMetadata } from "./product-metadata.ts";

const titled = (product: Parameters<typeof sampleProductPage>[0], code: "CBFR" | "CKUK" | "CBMX") => {
  const { languages } = createShop(code, code === "CBFR" ? "fr" : code === "CKUK" ? "en" : "es").storefront;
  return productMetadata(createShop(code, languages[0]), sampleProductPage(product)).title;
};

test("the title of a gift card says what is sold, as the language says it", () => {
  expect(titled({ title: "Maison Lumen" }, "CBFR")).toBe("Carte cadeau Maison Lumen");
  expect(titled({ title: "Maison Lumen" }, "CKUK")).toBe("Maison Lumen gift card");
  expect(titled({ title: "Maison Lumen" }, "CBMX")).toBe("Tarjeta de regalo Maison Lumen");
});

test("a donation is named by itself", () => {
  expect(titled({ title: "Open Water Fund", productType: "DONATION" }, "CKUK")).toBe("Open Water Fund");
});
