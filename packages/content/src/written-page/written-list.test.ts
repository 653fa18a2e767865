import type { Ask } from "@giftshop/page";
import { expect, test } from "@jest/globals";
import { loadWrittenList } from "./written-list.tsx";

const posts = Array.from({ length: 49 }, (_, index) => ({ key: `post-${index}` }));

/** Commerce with all posts; it gives as many as it is asked for. */
const commerce = (async (_: unknown, variables: unknown) => {
  const { itemsPerPage, pageNumber } = (variables as { paging: { itemsPerPage: number; pageNumber: number } }).paging;
  const from = (pageNumber - 1) * itemsPerPage;
  const paging = { totalItems: posts.length, itemsPerPage };
  return { pages: { data: { paging, pages: posts.slice(from, from + itemsPerPage) }, errors: [] } };
}) as Ask;

const load = (page: number) => loadWrittenList({ ask: commerce }, "blog", page);

test("every post stands on a page of the list, 16 on each, and past the last there is none", async () => {
  const pages = await Promise.all([1, 2, 3, 4].map(load));
  expect(pages.map((page) => page?.pages.length)).toEqual([16, 16, 16, 1]);
  expect(pages.map((page) => page?.pageCount)).toEqual([4, 4, 4, 4]);
  expect(pages.flatMap((page) => page?.pages)).toEqual(posts);
  expect(await load(5)).toBeUndefined();
});
