import { makeFragmentData } from "@giftshop/graphql";
import { createShop } from "@giftshop/storefront-config";
import { expect, test } from "@jest/globals";
import { ProductCardFragment } from "../product-card/product-card.fragment.ts";
import { sampleCategory } from "../samples/sample-category.ts";
import { sampleProduct } from "../samples/sample-products.ts";
import { categoryMetadata } from "./category-metadata.ts";
import { CategoryPageFragment } from "./category-page.fragment.ts";

const metadata = (page: number) => categoryMetadata(createShop("CKUK", "en"), sampleCategory(38), page);

test("cards that the shop flags are recommended by it: nothing counts what is chosen", () => {
  expect(metadata(1).description).toMatch(/ Recommended: /u);
  expect(metadata(1).description).not.toMatch(/chosen/iu);
});

test("the title says what is sold in it, as the language says it", () => {
  expect(metadata(1).title).toBe("Bücher und Zeitschriften gift cards");
  expect(categoryMetadata(createShop("CBFR", "fr"), sampleCategory(38), 1).title).toMatch(/: cartes cadeaux$/u);
});

test("good causes are named by themselves", () => {
  const cause = { ...sampleProduct(0), productType: "DONATION" as const };
  const topList = [{ id: cause.id, title: cause.title, ...makeFragmentData(cause, ProductCardFragment) }];
  const masked = makeFragmentData({ title: "Good causes", path: "charity", count: 1, topList }, CategoryPageFragment);
  expect(categoryMetadata(createShop("CKUK", "en"), masked, 1).title).toBe("Good causes");
});

test("a further page says which it is", () => {
  expect(metadata(2).title).toBe(`${metadata(1).title}, page 2`);
});
