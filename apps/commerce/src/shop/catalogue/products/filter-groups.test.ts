import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { startTestServer, type TestServer } from "../../../testing/test-client.ts";
import { createTestServices, type TestServices } from "../../../testing/test-services.ts";

let services: TestServices;
let server: TestServer;
beforeAll(async () => {
  services = await createTestServices({ sells: ["CBFR", "CKUK"] });
  server = await startTestServer(services);
});
afterAll(async () => {
  await server.close();
  await services.close();
});

const document = `query ($userData: UserDataInput!, $filters: ProductFiltersInput) {
  products(userData: $userData, filters: $filters) {
    data { paging { totalItems } filterGroups { taxonomy options { term title count } } }
  }
}`;

const narrowed = async (chosen: Readonly<Record<string, readonly string[]>> = {}) => {
  const filterByTaxonomy = Object.entries(chosen).map(([taxonomy, terms]) => ({ taxonomy, terms }));
  const { data } = await server.client("CBFR").ask(document, { filters: { filterByTaxonomy } });
  const { filterGroups, paging } = data.products.data;
  const [categories, types] = filterGroups.map(({ options }: { options: { term: string; count: number }[] }) =>
    Object.fromEntries(options.map(({ term, count }) => [term, count])),
  );
  return { total: paging.totalItems, categories, types };
};

test("both vocabularies are offered with what each term would leave; one without a product is left out", async () => {
  expect(await narrowed()).toEqual({
    total: 7,
    categories: { food: 2, tech: 2, travel: 2, charity: 1, business: 1 },
    types: { digital: 7, physical: 4 },
  });
});

test("each group is counted beside the other, not beside itself", async () => {
  expect(await narrowed({ cb_api_giftcard_types: ["physical"] })).toEqual({
    total: 4,
    categories: { food: 2, tech: 1, travel: 1, charity: 0, business: 1 },
    types: { digital: 7, physical: 4 },
  });
  expect(await narrowed({ cb_api_giftcard_categories: ["tech"], cb_api_giftcard_types: ["physical"] })).toEqual({
    total: 1,
    categories: { food: 2, tech: 1, travel: 1, charity: 0, business: 1 },
    types: { digital: 2, physical: 1 },
  });
});

test("what is promised beside an option is what choosing it gives", async () => {
  const { categories, types } = await narrowed();
  for (const [term, count] of Object.entries(categories)) {
    expect((await narrowed({ cb_api_giftcard_categories: [term] })).total).toBe(count);
  }
  for (const [term, count] of Object.entries(types)) {
    expect((await narrowed({ cb_api_giftcard_types: [term] })).total).toBe(count);
  }
});

test("categories are named in the language asked for; the other words are the shop's", async () => {
  const { data } = await server.client("CBFR").ask(document);
  const [categories, types] = data.products.data.filterGroups;
  expect(categories.options[0]).toEqual({ term: "food", title: "cartes food", count: 2 });
  expect(types.options[0].title).toBeNull();
});

test("a category is found by its path and says which storefronts have it", async () => {
  const one = `query ($userData: UserDataInput!, $path: String!) { category(userData: $userData, path: $path) {
    data { title count soldIn topList { path } } errors { code referencedRequestParameter } } }`;
  const { data } = await server.client("CKUK").ask(one, { path: "tech" });
  expect(data.category.data).toEqual({
    title: "tech cards",
    count: 2,
    soldIn: ["CBFR", "CKUK"],
    topList: [{ path: "apple" }, { path: "fixed-only" }],
  });
  for (const path of ["empty", "nothing"]) {
    expect((await server.client("CKUK").ask(one, { path })).data.category).toEqual({
      data: null,
      errors: [{ code: 2047, referencedRequestParameter: "path" }],
    });
  }
});
