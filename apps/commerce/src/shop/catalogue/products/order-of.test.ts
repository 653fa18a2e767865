import { getStorefront, type Language } from "@giftshop/storefront-config";
import { expect, test } from "@jest/globals";
import type { CatalogueView } from "../snapshot/view.ts";
import type { CatalogueProduct } from "../types.ts";
import { facetsOf } from "./facets.ts";
import { orderOf, type ProductSort } from "./order-of.ts";
import { selectProducts } from "./select-products.ts";

const rows = [
  { id: 4, title: "Östen", minimum: 2000 },
  { id: 2, title: "zoo", minimum: 1000 },
  { id: 9, title: "Ada", minimum: 1000 },
  { id: 1, title: "Östen", minimum: 5000 },
  { id: 7, title: "Ostra", minimum: 1500 },
];

const viewIn = (language: Language, code: "CBSE" | "CBDE"): CatalogueView => {
  const storefront = getStorefront(code);
  const products = rows.map(({ id, title, minimum }) => ({
    id,
    type: "GIFTCARD",
    category: null,
    title: { [language]: title },
    variations: [{ kind: "DIGITAL", active: true, hasFixedPrices: false, fixedValues: [], minimum, maximum: 20000 }],
  })) as unknown as CatalogueProduct[];
  return {
    snapshot: { products, facets: facetsOf(products, storefront) },
    storefront,
    language,
  } as unknown as CatalogueView;
};

const idsOf = async (view: CatalogueView, sort: ProductSort) => {
  const order = await orderOf(view, sort);
  return Array.from(order, (position) => view.snapshot.products[position]?.id);
};

test("titles stand as their language sorts them, equals by id", async () => {
  expect(await idsOf(viewIn("sv", "CBSE"), "NAME")).toEqual([9, 7, 2, 1, 4]);
  expect(await idsOf(viewIn("de", "CBDE"), "NAME")).toEqual([9, 1, 4, 7, 2]);
});

test("the least price stands first, equals by id, and an order is made once for a list", async () => {
  const view = viewIn("sv", "CBSE");
  expect(await idsOf(view, "PRICE")).toEqual([2, 9, 7, 4, 1]);
  expect(orderOf(view, "PRICE")).toBe(orderOf(view, "PRICE"));
});

test("pages of an ordered list neither overlap nor leave anything out", async () => {
  const view = viewIn("sv", "CBSE");
  const order = await orderOf(view, "PRICE");
  const pages = [1, 2, 3].map(
    (pageNumber) => selectProducts(view.snapshot, {}, { pageNumber, itemsPerPage: 2 }, order).products,
  );
  expect(pages.map((page) => page.map(({ id }) => id))).toEqual([[2, 9], [7, 4], [1]]);
});
