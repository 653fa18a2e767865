import { createShop } from "@giftshop/storefront-config";
import { afterEach, expect, jest, test } from "@jest/globals";

Object.assign(process.env, { BRAND_GROUP: "CB" });
const { loadPages } = await import("./written-page.ts");

const posts = Array.from({ length: 49 }, (_, index) => ({ key: `post-${index}` }));

/** Commerce with all posts; it gives as many as it is asked for. */
const commerce = async (_: unknown, init?: RequestInit): Promise<Response> => {
  const { query, variables } = JSON.parse(String(init?.body));
  const itemsPerPage = Number(/itemsPerPage: (\d+)/.exec(query)?.[1]);
  const from = (variables.page - 1) * itemsPerPage;
  const paging = { totalItems: posts.length, itemsPerPage };
  const data = { paging, pages: posts.slice(from, from + itemsPerPage) };
  return Response.json({ data: { pages: { data, errors: [] } } });
};

afterEach(() => {
  jest.restoreAllMocks();
});

test("every post stands on a page of the list, 16 on each, and past the last there is none", async () => {
  jest.spyOn(globalThis, "fetch").mockImplementation(commerce);
  const shop = createShop("CBFR", "fr");
  const pages = await Promise.all([1, 2, 3, 4].map((page) => loadPages(shop, "blogPost", page)));
  expect(pages.map((page) => page?.pages.length)).toEqual([16, 16, 16, 1]);
  expect(pages.map((page) => page?.pageCount)).toEqual([4, 4, 4, 4]);
  expect(pages.flatMap((page) => page?.pages)).toEqual(posts);
  expect(await loadPages(shop, "blogPost", 5)).toBeUndefined();
});
