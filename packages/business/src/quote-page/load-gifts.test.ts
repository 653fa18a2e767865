import { createShop } from "@giftshop/storefront-config";
import { expect, test } from "@jest/globals";
import { loadGifts } from "./load-gifts.ts";

const config = (variationId: string) => ({
  variationId,
  hasFixedPrices: true,
  pricesToShow: [{ value: 2500 }],
  minPrice: { value: 2500 },
  maxPrice: { value: 2500 },
});
const product = (id: string, title: string) => ({
  id,
  title,
  path: id,
  digitalVariationConfig: config(`d${id}`),
  physicalVariationConfig: null,
  wrappers: [],
  giftPackings: [],
});

test("gifts of all pages are listed by name", async () => {
  const pages = [[product("2", "Épices")], [product("1", "Avion"), product("3", "Fleurs")]];
  const asked: number[] = [];
  const ask = async (_: unknown, { page }: { page: number }) => {
    asked.push(page);
    const paging = { totalItems: 3, itemsPerPage: 2 };
    return { products: { data: { paging, products: pages[page - 1] ?? [] } } };
  };
  const gifts = await loadGifts({ shop: createShop("CBFR", "fr"), ask: ask as never });
  expect(asked).toEqual([1, 2]);
  expect(gifts.map(({ title }) => title)).toEqual(["Avion", "Épices", "Fleurs"]);
  expect(gifts[0]?.variations).toEqual([{ id: "d1", kind: "DIGITAL", fixed: [2500], minimum: 2500, maximum: 2500 }]);
});
