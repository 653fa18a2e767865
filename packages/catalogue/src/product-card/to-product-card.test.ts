import { createShop } from "@giftshop/storefront-config";
import { expect, test } from "@jest/globals";
import { sampleProduct } from "../samples/sample-products.ts";
import { productCardTexts } from "./product-card-texts.ts";
import { toProductCard } from "./to-product-card.ts";

const texts = productCardTexts(createShop("CBIE", "en"));

test("beside a price that was reduced stands the lowest of the 30 days before; beside any other nothing", () => {
  const product = sampleProduct(0);
  expect(toProductCard(product, texts).before).toBeUndefined();
  const reduced = { ...product, priceBefore: { currency: "EUR" as const, value: 3500 } };
  expect(toProductCard(reduced, texts).before).toBe("Lowest price in the 30 days before: €35");
});
