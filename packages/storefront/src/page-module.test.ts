import { graphql } from "@giftshop/graphql";
import { cachedWith, definePage, unkept } from "@giftshop/page";
import { defineView } from "@giftshop/page/view";
import { createShop } from "@giftshop/storefront-config";
import { afterEach, expect, jest, test } from "@jest/globals";
import { recordStore } from "./store/record-store.ts";

Object.assign(process.env, { BRAND_GROUP: "CB", PORT: "3000" });
const { pageModule } = await import("./page-module.tsx");

const Categories = graphql(`
  query CategoryPaths($userData: UserDataInput!) {
    categories(userData: $userData) {
      data {
        path
      }
      errors {
        code
        message
      }
    }
  }
`);

const plain = { hydration: "deferred", sitemap: "none" } as const;

/** A page that is made of one answer of commerce, and says what it was asked for. */
const pages = pageModule(
  defineView({
    pages: [
      definePage({ ...plain, route: "category", cache: cachedWith(300, "catalogue") }),
      definePage({ ...plain, route: "blog", cache: unkept, pagedByQuery: true }),
    ],
    load: async ({ ask, page }) => (page < 9 ? (await ask(Categories, {})).categories.data : undefined),
    metadata: ({ route, parameters, page, filters, query }) => ({
      title: JSON.stringify({ route, parameters, page, filters, query }),
      indexed: false,
    }),
    view: () => null,
  }),
);

const fetched = jest.spyOn(globalThis, "fetch");
/** What commerce answers: how the shop is set up, and what a page is made of. */
const answers = {
  categories: { data: [], errors: [] },
  storeData: { data: recordStore(createShop("CBFR", "fr")), errors: [] },
};
fetched.mockImplementation(async () => Response.json({ data: answers }));
afterEach(() => {
  fetched.mockClear();
});

const asked = (address: string, query = {}) => ({
  params: Promise.resolve({ storefront: "CBFR", language: "fr", address: encodeURIComponent(address) }),
  searchParams: Promise.resolve(query),
});

const saidOf = async (address: string, query = {}) => {
  const { title } = await pages.generateMetadata(asked(address, query));
  return JSON.parse(String(title).split(" · ")[0] ?? "");
};

test("a view is told parameters, page and filters of its address", async () => {
  expect(await saidOf("route=category&url=maison&page=2&filters=~digital")).toEqual({
    route: "category",
    parameters: { url: "maison", page: 2 },
    page: 2,
    filters: { cb_api_giftcard_types: ["digital"] },
    query: {},
  });
});

test("a page that is asked for by query is no parameter of the route", async () => {
  expect(await saidOf("route=blog&page=2", { s: "spa" })).toMatchObject({
    parameters: {},
    page: 2,
    query: { s: "spa" },
  });
});

test("commerce is asked anew for every page: nothing keeps its answers but the front door", async () => {
  await saidOf("route=category&url=maison");
  expect(fetched.mock.calls[0]?.[1]).toMatchObject({ cache: "no-store" });
});

test("a page is made of the shop as its people have set it up; while commerce is away, only the page that says so", async () => {
  const store = answers.storeData.data;
  const view = (route: "blog" | "notFound") =>
    pageModule(
      defineView({
        pages: [definePage({ ...plain, route, cache: unkept })],
        metadata: ({ shop: { storefront } }) => ({
          title: `${storefront.organisation.phone} ${storefront.toggles.homeVersion}`,
          indexed: false,
        }),
        view: () => null,
      }),
    );
  const titleOf = async (route: "blog" | "notFound") =>
    String((await view(route).generateMetadata(asked("_"))).title).split(" · ")[0];
  answers.storeData.data = {
    ...store,
    menus: { ...store.menus, phone: "+33 1" },
    switches: { ...store.switches, homeVersion: 2 },
  };
  expect(await titleOf("blog")).toBe("+33 1 2");
  answers.storeData.data = store;
  fetched.mockImplementation(async () => {
    throw new TypeError("fetch failed");
  });
  await expect(titleOf("blog")).rejects.toThrow();
  // What was known last stands in.
  expect(await titleOf("notFound")).toBe("+33 1 2");
  fetched.mockImplementation(async () => Response.json({ data: answers }));
});

test("what there is not, and a route of another view, are not found", async () => {
  await expect(pages.Page(asked("route=category&url=maison&page=9"))).rejects.toThrow("404");
  await expect(pages.Page(asked("route=terms"))).rejects.toThrow("404");
});
