import { expect, test } from "@jest/globals";
import { hasMore, mergeProducts, pageCount, roomForOneMore } from "./merge-products.ts";

const products = (...ids: string[]) => ids.map((id) => ({ id }));

test("further pages are added in order and nothing is shown twice", () => {
  const second = mergeProducts(products("c"), products("c", "d", "d", "e"), ["a", "b"]);
  expect(second).toEqual(products("c", "d", "e"));
  expect(mergeProducts(second, products("a", "f"), ["a", "b"])).toEqual(products("c", "d", "e", "f"));
});

test.each([
  [{ totalItems: 16, currentPage: 1, itemsPerPage: 16 }, false, 1],
  [{ totalItems: 17, currentPage: 1, itemsPerPage: 16 }, true, 2],
  [{ totalItems: 33, currentPage: 2, itemsPerPage: 16 }, true, 3],
  [{ totalItems: 0, currentPage: 1, itemsPerPage: 16 }, false, 1],
])("%j has more: %s", (paging, more, pages) => {
  expect(hasMore(paging)).toBe(more);
  expect(pageCount(paging)).toBe(pages);
});

test("only a full first page with something behind it is filled up", () => {
  const first = { totalItems: 40, currentPage: 1, itemsPerPage: 16 };
  expect(roomForOneMore(first, 16)).toBe(true);
  expect(roomForOneMore(first, 15)).toBe(false);
  expect(roomForOneMore({ ...first, currentPage: 2 }, 16)).toBe(false);
  expect(roomForOneMore({ ...first, totalItems: 16 }, 16)).toBe(false);
});
