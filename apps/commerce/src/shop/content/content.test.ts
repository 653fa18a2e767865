import { afterAll, beforeAll, beforeEach, expect, test } from "@jest/globals";
import { statementsOf } from "../../testing/statements-of.ts";
import { startTestServer, type TestServer } from "../../testing/test-client.ts";
import { createTestServices, type TestServices } from "../../testing/test-services.ts";
import { importContent } from "./import/import-content.ts";
import { makePreviewToken } from "./preview-token.ts";
import type { ContentPage } from "./types.ts";

let services: TestServices;
let server: TestServer;
beforeAll(async () => {
  services = await createTestServices({ sells: ["CBCA"] });
  server = await startTestServer(services);
});
afterAll(async () => {
  await server.close();
  await services.close();
});

const page = (change: Partial<ContentPage>): ContentPage => ({
  storefront: "CBCA",
  kind: "TERMS",
  key: "terms",
  language: "en",
  path: "",
  title: "Terms",
  description: "About terms.",
  intro: "Short.",
  noindex: false,
  position: 0,
  taxonomy: [],
  blocks: [{ blockType: "TITLE_AND_BODY", title: "Who", body: "We." }],
  ...change,
});
const post = (key: string, position: number, change: Partial<ContentPage> = {}): ContentPage =>
  page({ kind: "POST", key, path: key, title: key, position, ...change });

const everything = [
  page({}),
  page({ language: "fr", title: "Conditions" }),
  post("first", 0, { taxonomy: ["ideas"] }),
  post("second", 1),
  post("second", 1, { language: "fr", path: "deuxieme", title: "Deuxième" }),
  page({
    kind: "LANDING",
    key: "tonight",
    path: "tonight",
    blocks: [
      { blockType: "PRODUCT_REFERENCE_BLOCK", title: "Cards", products: { category: "tech", count: 5 } },
      { blockType: "BLOG_BLOCK", title: "Read on", posts: { term: "ideas", count: 3 } },
      { blockType: "BLOG_BLOCK", title: "All", posts: { count: 3 } },
    ],
  }),
  page({
    kind: "QUEUE",
    key: "product-page",
    blocks: [
      { blockType: "TITLE_AND_BODY", title: "Everywhere", body: "Yes." },
      { blockType: "TITLE_AND_BODY", title: "Food", body: "Yes.", taxonomy: ["cb_api_giftcard_categories:food"] },
    ],
  }),
];
const publish = (pages: readonly ContentPage[]) => importContent(services, { storefront: "CBCA", pages, pictures: {} });
beforeEach(async () => {
  await publish(everything);
});

const pageQuery = `query ($userData: UserDataInput!, $pageType: PageType!, $path: String) {
  page(userData: $userData, pageType: $pageType, path: $path) {
    data { title alternates { language path } blocks { blockType title products { path } posts { key } } }
    errors { code }
  }
}`;
const ask = async (language: string, variables: Record<string, unknown>) =>
  (await server.client("CBCA", language).ask(pageQuery, variables)).data.page;

test("a page answers in the language that is asked, and says where the others are", async () => {
  const answer = await ask("fr", { pageType: "POST", path: "deuxieme" });
  expect(answer.data.title).toBe("Deuxième");
  expect(answer.data.alternates).toEqual([
    { language: "en", path: "second" },
    { language: "fr", path: "deuxieme" },
  ]);
  expect((await ask("fr", { pageType: "POST", path: "second" })).errors).toEqual([{ code: 2047 }]);
});

test("keywords, and that links are not followed, are said of the page that says so, and stay with it", async () => {
  const said = { keywords: ["gift", "card"], nofollow: true };
  await publish([page(said), post("first", 0)]);
  const query = `query ($userData: UserDataInput!, $pageType: PageType!, $path: String) {
    page(userData: $userData, pageType: $pageType, path: $path) { data { id keywords nofollow } }
  }`;
  const read = async (variables: object) =>
    (await server.client("CBCA", "en").ask(query, { ...variables })).data.page.data;
  const first = await read({ pageType: "TERMS" });
  expect(first).toMatchObject(said);
  expect(await read({ pageType: "POST", path: "first" })).toMatchObject({ keywords: [], nofollow: false });
  await publish([page(said), post("first", 0)]);
  expect((await read({ pageType: "TERMS" })).id).toBe(first.id);
  await publish([page({ ...said, nofollow: false }), post("first", 0)]);
  expect(await read({ pageType: "TERMS" })).toMatchObject({ keywords: said.keywords, nofollow: false });
  await publish(everything);
});

test("blocks bring their products and posts", async () => {
  const { blocks } = (await ask("en", { pageType: "LANDING", path: "tonight" })).data;
  expect(blocks[0].products).toEqual([{ path: "apple" }, { path: "fixed-only" }]);
  expect(blocks[1].posts).toEqual([{ key: "first" }]);
  expect(blocks[2].posts).toEqual([{ key: "first" }, { key: "second" }]);
});

test("a block of posts shows those of its term wherever they stand; blocks of one term read them once", async () => {
  const blocksOf = (...terms: (string | undefined)[]) =>
    terms.map((term) => ({ blockType: "BLOG_BLOCK" as const, title: "Read on", posts: { term, count: 12 } }));
  const termsOf = (index: number) => (index === 59 ? ["ideas", "last"] : index > 40 ? ["ideas"] : []);
  const posts = Array.from({ length: 60 }, (_, index) =>
    post(`post-${index}`, index, { taxonomy: termsOf(index), blocks: blocksOf("ideas") }),
  );
  const landing = (...terms: (string | undefined)[]) =>
    page({ kind: "LANDING", key: "tonight", path: "tonight", blocks: blocksOf(...terms) });
  const shownBy = async (pageType: string, path: string): Promise<string[][]> =>
    (await ask("en", { pageType, path })).data.blocks.map((block: { posts: { key: string }[] }) =>
      block.posts.map(({ key }) => key),
    );
  const read = () => shownBy("LANDING", "tonight");
  const from = (first: number) => Array.from({ length: 12 }, (_, index) => `post-${first + index}`);
  await publish([...posts, landing("last", "ideas", undefined)]);
  expect(await read()).toEqual([["post-59"], from(41), from(0)]);
  // Nobody is sent to where they are.
  expect(await shownBy("POST", "post-41")).toEqual([from(42)]);
  const costs: number[] = [];
  for (const terms of [["ideas"], ["ideas", "ideas", "ideas"]]) {
    await publish([...posts, landing(...terms)]);
    await read();
    costs.push(await statementsOf(services, read));
  }
  expect(costs[1]).toBe(costs[0]);
});

test("products are those that a field of a page names, narrowed and paged as any list", async () => {
  await publish([...everything, page({ kind: "CATEGORY", key: "food", path: "food", title: "Food" })]);
  const list = `query ($userData: UserDataInput!, $filters: ProductFiltersInput, $paging: PagingInput) {
    products(userData: $userData, filters: $filters, paging: $paging) {
      data { products { path } topProducts { path } paging { totalItems } filterGroups { options { term count } } }
      errors { code referencedRequestParameter }
    }
  }`;
  const client = server.client("CBCA");
  const idOf = async (pageType: string, path: string): Promise<string> => {
    const document = `query ($userData: UserDataInput!, $pageType: PageType!, $path: String) {
      page(userData: $userData, pageType: $pageType, path: $path) { data { id } } }`;
    return (await client.ask(document, { pageType, path })).data.page.data.id;
  };
  const products = async (filterByPage: object, others: object = {}, paging: object = {}) =>
    (await client.ask(list, { filters: { filterByPage, ...others }, paging })).data.products;
  const landing = { fieldName: "products", pageType: "LANDING", pageId: await idOf("LANDING", "tonight") };
  const { data } = await products(landing);
  expect(data.products).toEqual([{ path: "apple" }, { path: "fixed-only" }]);
  expect(data.paging).toEqual({ totalItems: 2 });
  expect(data.filterGroups[0].options).toContainEqual({ term: "food", count: 0 });
  expect((await products(landing, {}, { itemsPerPage: 1, pageNumber: 2 })).data.products).toEqual([
    { path: "fixed-only" },
  ]);
  const food = [{ taxonomy: "cb_api_giftcard_categories", terms: ["food"] }];
  expect((await products(landing, { filterByTaxonomy: food })).data.products).toEqual([]);

  const category = { fieldName: "category", pageType: "CATEGORY", pageId: await idOf("CATEGORY", "food") };
  // By its address, for a page that does not know of its version yet, or of a later one.
  expect(await products({ ...category, pageId: "food" })).toEqual(await products(category));
  const { data: all } = (await client.ask(list, { filters: { filterByTaxonomy: food } })).data.products;
  expect((await products(category, { filterByProductType: ["GIFTCARD"] })).data.products).toEqual(
    expect.arrayContaining(all.products.slice(0, 2)),
  );

  const refused = async (change: object) => (await products({ ...landing, ...change })).errors;
  const named = (code: number, field: string) => [
    { code, referencedRequestParameter: `filters.filterByPage.${field}` },
  ];
  expect(await refused({ fieldName: "hero" })).toEqual(named(1110, "fieldName"));
  expect(await refused({ pageType: "POST" })).toEqual(named(2047, "pageId"));
  expect(await refused({ pageId: "x" })).toEqual(named(2047, "pageId"));
});

test("the same content again writes nothing; a change retires what it replaces", async () => {
  expect(await publish(everything)).toBe(0);
  const changed = everything.map((one) => (one.key === "terms" ? { ...one, title: `${one.title}!` } : one));
  // Two versions retired, two published, and both found by their new titles.
  expect(await publish(changed)).toBe(6);
  expect((await ask("en", { pageType: "TERMS" })).data.title).toBe("Terms!");
  const { rows } = await services.pool.query(
    "select count(*)::int as n from content_version where kind = 'TERMS' and language = 'en' and state = 'RETIRED'",
  );
  expect(rows[0].n).toBeGreaterThan(0);
});

test("a page keeps the day it was first published in each language, and says when it was published as it is", async () => {
  const document = `query ($userData: UserDataInput!, $path: String) {
    page(userData: $userData, pageType: POST, path: $path) { data { publishedAt modifiedAt } } }`;
  const dates = async (language: string, path: string) =>
    (await server.client("CBCA", language).ask(document, { path })).data.page.data;
  const before = await dates("en", "second");
  expect(before.publishedAt).not.toBeNull();
  const start = services.clock.now();
  services.clock.advance(30 * 86_400_000);
  const now = services.clock.now().toISOString();
  await publish(everything.map((one) => (one.path === "second" ? { ...one, intro: "Shorter." } : one)));
  expect(await dates("en", "second")).toEqual({ publishedAt: before.publishedAt, modifiedAt: now });
  expect((await dates("fr", "deuxieme")).modifiedAt).not.toBe(now);
  // Gone for a while, it is the same page when it is back.
  await publish(everything.filter(({ path }) => path !== "second"));
  await publish([...everything, post("third", 2)]);
  expect(await dates("en", "second")).toEqual({ publishedAt: before.publishedAt, modifiedAt: now });
  expect(await dates("en", "third")).toEqual({ publishedAt: now, modifiedAt: now });
  services.clock.set(start);
});

test("two pages may change addresses with one another in one import", async () => {
  const swapped = everything.map((one) =>
    one.kind === "POST" && one.language === "en" ? { ...one, path: one.key === "first" ? "second" : "first" } : one,
  );
  await publish(swapped);
  expect((await ask("en", { pageType: "POST", path: "first" })).data.title).toBe("second");
});

test("published pages are found by what they say, with their address", async () => {
  const search = `query ($userData: UserDataInput!, $text: String!) {
    search_v1(userData: $userData, inputText: $text) { data { body { groupType items { title url } } } }
  }`;
  const found = await server.client("CBCA", "fr").ask(search, { text: "deuxieme" });
  expect(found.data.search_v1.data.body).toContainEqual({
    groupType: "POSTS",
    items: [{ title: "Deuxième", url: "/ca/fr/blog/deuxieme/" }],
  });
});

test("a page that is gone answers 2047", async () => {
  await publish(everything.filter(({ kind }) => kind !== "LANDING"));
  expect((await ask("en", { pageType: "LANDING", path: "tonight" })).errors).toEqual([{ code: 2047 }]);
});

test("lists keep their order, are paged and filtered", async () => {
  const list = `query ($userData: UserDataInput!, $terms: [String!], $paging: PagingInput) {
    pages(userData: $userData, pageType: POST, filterByTaxonomy: $terms, paging: $paging) {
      data { pages { key } paging { totalItems } } errors { code referencedRequestParameter }
    }
  }`;
  const client = server.client("CBCA", "en");
  const second = await client.ask(list, { paging: { itemsPerPage: 1, pageNumber: 2 } });
  expect(second.data.pages.data).toEqual({ pages: [{ key: "second" }], paging: { totalItems: 2 } });
  const ideas = await client.ask(list, { terms: ["ideas"] });
  expect(ideas.data.pages.data.pages).toEqual([{ key: "first" }]);
  const wrong = await client.ask(list, { paging: { itemsPerPage: 4000 } });
  expect(wrong.data.pages.errors[0].referencedRequestParameter).toBe("paging.itemsPerPage");
});

test("a queue gives the blocks of the terms that are asked", async () => {
  const queue = `query ($userData: UserDataInput!, $id: ID!, $filters: BlocksQueueFiltersInput) {
    getBlocksQueue(userData: $userData, queueID: $id, filters: $filters) { data { blocks { title } } errors { code } }
  }`;
  const client = server.client("CBCA", "en");
  const titles = async (variables: Record<string, unknown>) =>
    (await client.ask(queue, variables)).data.getBlocksQueue.data.blocks.map(({ title }: { title: string }) => title);
  expect(await titles({ id: "product-page" })).toEqual(["Everywhere", "Food"]);
  const taxonomy = "cb_api_giftcard_categories";
  expect(await titles({ id: "product-page", filters: { filterByTaxonomy: [{ taxonomy, terms: ["food"] }] } })).toEqual([
    "Food",
  ]);
  expect(await titles({ id: "unknown" })).toEqual([]);
});

test("a draft is seen through its link alone, and not for ever", async () => {
  const { rows } = await services.pool.query(
    `insert into content_version (page, storefront, kind, language, state, path, title, description, intro, noindex, taxonomy, blocks, created_at)
      select id, storefront, kind, 'en', 'DRAFT', '', 'Draft', '', '', false, '{}', '[]', now() from content_page
      where storefront = 'CBCA' and kind = 'TERMS' returning id`,
  );
  const preview = `query ($userData: UserDataInput!, $token: String!) {
    pagePreview(userData: $userData, token: $token) { data { title } errors { code } }
  }`;
  const secret = services.environment.signingSecret;
  const hour = 3_600_000;
  const now = services.clock.now().getTime();
  const shown = async (expiry: number) => {
    const token = makePreviewToken(secret, rows[0].id, new Date(expiry));
    return (await server.client("CBCA", "en").ask(preview, { token })).data.pagePreview;
  };
  expect((await shown(now + hour)).data.title).toBe("Draft");
  expect((await shown(now - hour)).errors).toEqual([{ code: 2047 }]);
  expect((await ask("en", { pageType: "TERMS" })).data.title).toBe("Terms");
});
