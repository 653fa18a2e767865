import { makeFragmentData } from "@giftshop/graphql";
import { createShop } from "@giftshop/storefront-config";
import { expect, test } from "@jest/globals";
import { SellingFragment } from "../buy/buy-box.fragment.ts";
import { galleryTextsOf } from "./gallery-texts-of.ts";

const shop = createShop("CKUK", "en");
const money = { currency: "GBP" as const, value: 1000 };
const sold = makeFragmentData(
  {
    variationId: "variation",
    pricesToShow: [money],
    hasFixedPrices: false,
    minPrice: money,
    maxPrice: money,
    inStock: false,
    earliestArrival: "2026-11-24T09:00:00Z",
    orderBefore: null,
    deliveryPrice: money,
  },
  SellingFragment,
);
type ProductType = Parameters<typeof galleryTextsOf>[1]["productType"];

const drawingsOf = (productType: ProductType, ways: { digital?: boolean; physical?: boolean }) =>
  galleryTextsOf(
    shop,
    {
      productType,
      digitalVariationConfig: ways.digital ? sold : null,
      physicalVariationConfig: ways.physical ? sold : null,
    },
    [],
  ).pictures.map((picture) => "drawing" in picture && picture.drawing);

test("a gift card is shown by itself and as it comes, in each way that it comes", () => {
  expect(drawingsOf("GIFTCARD", { digital: true, physical: true })).toEqual(["card", "mail", "post"]);
  expect(drawingsOf("GIFTCARD", { digital: true })).toEqual(["card", "mail"]);
  expect(drawingsOf("GIFTCARD", { physical: true })).toEqual(["card", "post"]);
});

test("no card comes of a donation, and blank cards are a box", () => {
  expect(drawingsOf("DONATION", { digital: true })).toEqual(["confirmation"]);
  expect(drawingsOf("GIFTCARD_BLANK", { physical: true })).toEqual(["box"]);
});

test("the editors' own pictures come first, in their order; names of thumbnails keep their placeholders", () => {
  const card = { productType: "GIFTCARD" as const, digitalVariationConfig: sold, physicalVariationConfig: null };
  const own = ["The garden", "The pool"].map((alt) => ({ url: `/media/${alt.length}.svg`, alt }));
  const { thumbnail, pictures } = galleryTextsOf(shop, card, own);
  expect(pictures.slice(0, 2)).toEqual(own.map(({ url, alt }) => ({ url, name: alt })));
  expect(thumbnail).toBe("Picture {number} of {count}: {name}");
  expect(pictures[3]?.name.replace("\u2060", "")).toBe("As it looks by email");
});
