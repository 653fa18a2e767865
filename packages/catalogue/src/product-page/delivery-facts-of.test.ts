import { readFragment } from "@giftshop/graphql";
import { createShop } from "@giftshop/storefront-config";
import { expect, test } from "@jest/globals";
import { BuyBoxFragment } from "../buy/buy-box.fragment.ts";
import { type SampleOptions, sampleProductPage } from "../samples/sample-product-page.ts";
import { deliveryFactsOf } from "./delivery-facts-of.ts";
import { ProductPageFragment } from "./product-page.fragment.ts";

const factsOf = (options: SampleOptions) => {
  const product = readFragment(ProductPageFragment, sampleProductPage(options));
  return deliveryFactsOf(createShop("CKUK", "en"), readFragment(BuyBoxFragment, product));
};

test("much of a gift card goes by registered post, and what that costs is said", () => {
  expect(factsOf({}).post?.registered).toEqual({ value: "£300", price: expect.stringMatching(/^£/u) });
});

test("blank cards hold no value, so none of them goes by registered post", () => {
  const { post } = factsOf({ productType: "GIFTCARD_BLANK", digital: null });
  expect(post?.price).toMatch(/^\D/u);
  expect(post).not.toHaveProperty("registered");
});

test("what is not posted is told nothing of the post", () => {
  expect(factsOf({ physical: null })).toMatchObject({ minutes: expect.any(Number) });
  expect(factsOf({ physical: null })).not.toHaveProperty("post");
});
