import type { PageRequest } from "@giftshop/page/view";
import { expect, test } from "@jest/globals";
import { loadCategory } from "./load-category.ts";

interface Variables {
  filters: object;
  first: boolean;
}

const list = { paging: { totalItems: 20, itemsPerPage: 16 } };
const byName = { filterByTaxonomy: [{ taxonomy: "cb_api_giftcard_categories", terms: ["dining"] }] };
const byPage = { filterByPage: { fieldName: "category", pageId: "dining", pageType: "CATEGORY" } };

/**
 * Commerce that notes what it is asked and has a category; where nobody wrote of it, no page owns its list.
 */
const commerce = (written: boolean) => {
  const asked: Variables[] = [];
  const ask = (_: unknown, variables: Variables) => {
    asked.push(variables);
    const owned = "filterByPage" in variables.filters;
    const page = written ? { id: "7", ...(variables.first && { blocks: ["questions"] }) } : null;
    const none = { data: null, errors: [{ code: 2047 }] };
    return Promise.resolve({
      category: { data: { title: "Dining" }, errors: [] },
      page: { data: page },
      products: owned && !written ? none : { data: list, errors: [] },
    });
  };
  return { asked, ask: ask as unknown as PageRequest<"category">["ask"] };
};
const request = { parameters: { url: "dining" }, page: 1 };

test("the first page of a category asks for the products of the page that owns the list, at once", async () => {
  const { asked, ask } = commerce(true);
  const loaded = await loadCategory({ ...request, ask });
  expect(asked.map(({ filters }) => filters)).toEqual([{ ...byPage, ...byName }]);
  expect(loaded).toMatchObject({ products: list, pageId: "7", blocks: ["questions"], scope: byPage });
  expect(await loadCategory({ ...request, page: 2, ask })).toMatchObject({ blocks: [], scope: byPage });
  expect(await loadCategory({ ...request, page: 3, ask })).toBeUndefined();
});

test("a category that nobody wrote of is asked for by its name", async () => {
  const { asked, ask } = commerce(false);
  expect(await loadCategory({ ...request, ask })).toMatchObject({ products: list, scope: undefined });
  expect(asked.map(({ filters }) => filters)).toEqual([{ ...byPage, ...byName }, byName]);
});
