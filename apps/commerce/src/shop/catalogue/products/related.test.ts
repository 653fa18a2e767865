import { getStorefront } from "@giftshop/storefront-config";
import { expect, test } from "@jest/globals";
import type { CatalogueView } from "../snapshot/view.ts";
import type { CatalogueProduct, DeliveryKind, Snapshot } from "../types.ts";
import { alternativeChoiceTo, alternativesTo, promotedBeside, relatedTo, similarTo } from "./related.ts";

const variation = (id: number, kind: DeliveryKind) => ({
  id,
  kind,
  sku: `${id}`,
  fixedValues: [2500],
  hasFixedPrices: false,
  minimum: 1000,
  maximum: 25_000,
  active: true,
});

/**
 * In the order of the list, most chosen first; variation ids are a product's, doubled, and one more for the
 * post.
 */
const product = (id: number, category: string, change: Partial<CatalogueProduct> = {}) =>
  ({
    id,
    path: `product-${id}`,
    type: "GIFTCARD",
    category,
    backgroundColor: "#FFFFFF",
    top: false,
    variations: [variation(2 * id, "DIGITAL"), variation(2 * id + 1, "PHYSICAL")],
    ...change,
  }) as CatalogueProduct;

const viewOf = (products: readonly CatalogueProduct[], soldOut: readonly number[] = []): CatalogueView => ({
  snapshot: {
    products,
    byCategory: Map.groupBy(products, ({ category }) => category),
    choice: products.find(({ page }) => page === "CHOICE"),
  } as unknown as Snapshot,
  storefront: getStorefront("CBFR"),
  language: "fr",
  now: new Date(0),
  soldOut: new Set(soldOut),
});
const ids = (products: readonly CatalogueProduct[]) => products.map(({ id }) => id);

const flagged = { top: true };
const assortment = [
  product(1, "food", flagged),
  product(2, "tech", flagged),
  product(3, "tech", flagged),
  product(4, "food"),
  product(5, "travel"),
  product(6, "food"),
  product(7, "books", flagged),
  product(8, "food"),
  product(9, "food"),
  product(10, "food", { type: "DONATION" }),
  product(11, "stock", { type: "GIFTCARD_BLANK", top: true }),
  product(12, "stock", { type: "GIFTCARD_BLANK" }),
];
const bistro = assortment[3] as CatalogueProduct;
const pack = assortment[10] as CatalogueProduct;

test("similar ones share category and kind of product, most chosen first, four at most", () => {
  expect(ids(similarTo(viewOf(assortment), bistro))).toEqual([1, 6, 8, 9]);
});

test("related ones are the most chosen of every other category", () => {
  expect(ids(relatedTo(viewOf(assortment), bistro))).toEqual([2, 5, 7]);
});

test("promoted ones are flagged, and stand in no other list", () => {
  expect(ids(promotedBeside(viewOf(assortment), bistro))).toEqual([3]);
});

test("no list holds the product itself or what is sold out, and no two hold the same", () => {
  const view = viewOf(assortment, [2, 3, 4, 5, 8]);
  const lists = [similarTo, relatedTo, promotedBeside].map((list) => ids(list(view, bistro)));
  expect(lists).toEqual([[6, 8, 9], [3, 5, 7], []]);
  expect(new Set(lists.flat()).size).toBe(lists.flat().length);
});

test("stock boxes for businesses stand beside each other only", () => {
  const view = viewOf(assortment);
  expect(ids(similarTo(view, pack))).toEqual([12]);
  expect(relatedTo(view, pack)).toEqual([]);
  expect(promotedBeside(view, pack)).toEqual([]);
});

test("in place of what is sold out come three in stock as it was wanted, of its category first", () => {
  const byPostSoldOut = [3, 13, 17, 19];
  expect(ids(alternativesTo(viewOf(assortment, byPostSoldOut), bistro))).toEqual([1, 6, 8]);
  expect(ids(alternativesTo(viewOf(assortment, byPostSoldOut), bistro, "PHYSICAL"))).toEqual([2, 3, 5]);
});

test("the choice card stands in for a gift card of any category, in stock as it was wanted, and for nothing else", () => {
  const choice = { ...product(20, "none", { page: "CHOICE", top: true }), category: null };
  const lonely = product(21, "travel");
  const trees = product(22, "trees", { type: "DONATION" });
  const sold = [choice, lonely, trees];
  const byPostSoldOut = [41, 42, 43];
  const view = viewOf(sold, byPostSoldOut);
  expect(alternativesTo(view, lonely)).toEqual([]);
  expect(alternativeChoiceTo(view, lonely)?.id).toBe(20);
  expect(alternativeChoiceTo(view, lonely, "DIGITAL")?.id).toBe(20);
  expect(alternativeChoiceTo(view, lonely, "PHYSICAL")).toBeUndefined();
  for (const other of [choice, trees]) expect(alternativeChoiceTo(view, other)).toBeUndefined();
  expect(alternativeChoiceTo(viewOf([lonely, trees]), lonely)).toBeUndefined();
});
