import { createShop } from "@giftshop/storefront-config";
import { expect, test } from "@jest/globals";
import { sampleCategory } from "../samples/sample-category.ts";
import { categoryMetadata } from "./category-metadata.ts";

const metadata = (page: number) => categoryMetadata(createShop("CKUK", "en"), sampleCategory(38), page);

test("cards that the shop flags are recommended by it: nothing counts what is chosen", () => {
  expect(metadata(1).description).toMatch(/ Recommended: /u);
  expect(metadata(1).description).not.toMatch(/chosen/iu);
});

test("a further page says which it is", () => {
  expect(metadata(2).title).toBe(`${metadata(1).title}, page 2`);
});
