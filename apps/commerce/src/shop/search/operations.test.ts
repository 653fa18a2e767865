import { makeCatalogue } from "@giftshop/seed";
import { getStorefront, type Language, type StorefrontCode } from "@giftshop/storefront-config";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { inTransaction } from "../../platform/database/index.ts";
import { startTestServer, type TestServer } from "../../testing/test-client.ts";
import { createTestServices, type TestServices } from "../../testing/test-services.ts";
import { importCatalogue } from "../catalogue/import/import-catalogue.ts";
import { replaceDocuments, type SearchDocument } from "./index.ts";

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

const search = `query ($userData: UserDataInput!, $inputText: String!, $paging: PagingInput) {
  search_v1(userData: $userData, inputText: $inputText, paging: $paging) {
    data { totalItems body { groupType totalItems items { id title path url productType backgroundColor description image { url alt } } } }
    errors { code referencedRequestParameter } } }`;

interface Group {
  groupType: string;
  totalItems: number;
  items: { title: string; path: string; url: string }[];
}

const ask = async (
  code: StorefrontCode,
  inputText: string,
  { language, paging }: { language?: Language; paging?: object } = {},
) => (await server.client(code, language).ask(search, { inputText, paging })).data.search_v1;
const groups = async (...question: Parameters<typeof ask>): Promise<Group[]> => (await ask(...question)).data.body;

test("products and categories are found in groups, with all that a result shows", async () => {
  const [products] = await groups("CBCA", "elodie");
  expect(products).toMatchObject({
    groupType: "PRODUCTS",
    totalItems: 1,
    items: [
      {
        title: "Café Élodie",
        path: "cafe-elodie",
        url: "/ca/gift-card/cafe-elodie/",
        productType: "GIFTCARD",
        backgroundColor: "#c2255c",
        description: "About Café Élodie",
        image: { url: expect.stringMatching(/^\/media\/[0-9a-f]{32}\.svg$/), alt: "Café Élodie" },
      },
    ],
  });
  const both = await groups("CBCA", "food");
  expect(both.map(({ groupType }) => groupType)).toEqual(["PRODUCTS", "CATEGORIES"]);
  expect(both[0]?.items.map(({ path }) => path)).toEqual(["cafe-elodie", "last-pieces"]);
});

test("each language of a storefront has words and addresses of its own", async () => {
  const [french] = await groups("CBCA", "cartes food", { language: "fr" });
  expect(french?.items[0]?.url).toMatch(/^\/ca\/fr\//);
  expect((await groups("CBCA", "cartes food", { language: "en" }))[0]?.groupType).not.toBe("CATEGORIES");
  expect(await groups("CKUK", "apple")).toEqual([]);
});

test("groups come a page at a time, and say how much there is", async () => {
  const first = await ask("CBCA", "card", { paging: { itemsPerPage: 2 } });
  const second = await ask("CBCA", "card", { paging: { itemsPerPage: 2, pageNumber: 2 } });
  const titles = [first, second].flatMap(({ data }) => data.body[0].items.map(({ title }: { title: string }) => title));
  expect(new Set(titles).size).toBe(4);
  expect(first.data.body[0].totalItems).toBe(second.data.body[0].totalItems);
  expect((await ask("CBCA", "card", { paging: { itemsPerPage: 2, pageNumber: 99 } })).data.body).toEqual([]);
  expect(await ask("CBCA", "card", { paging: { itemsPerPage: 1000 } })).toEqual({
    data: null,
    errors: [{ code: 1110, referencedRequestParameter: "paging.itemsPerPage" }],
  });
});

const post: SearchDocument = {
  language: "en",
  kind: "POST",
  key: "ideas",
  title: "Twelve ideas for a late present",
  keywords: "inspiration",
  body: "Nothing yet? A café, a plant, an afternoon off.",
  path: "/blog/twelve-ideas/",
  popularity: 1,
  image: null,
  productType: null,
  backgroundColor: null,
  showShadow: null,
};

test("another module's documents are found at once, beside the others, and gone when they are taken back", async () => {
  const replace = (documents: readonly SearchDocument[]) =>
    inTransaction(services.pool, (client) => replaceDocuments(client, "CBCA", ["PAGE", "POST"], documents));
  expect(await replace([post])).toBe(1);
  expect(await replace([post])).toBe(0);
  const found = await groups("CBCA", "cafe");
  expect(found.map(({ groupType }) => groupType)).toEqual(["PRODUCTS", "POSTS"]);
  expect(found[1]?.items[0]?.url).toBe("/ca/blog/twelve-ideas/");
  expect(await replace([])).toBe(1);
  expect((await groups("CBCA", "cafe")).map(({ groupType }) => groupType)).toEqual(["PRODUCTS"]);
});

test("a search is one statement once the index is known; with the products themselves it is two, however many there are", async () => {
  const client = server.client("CBCA");
  const statementsOf = async (document: string) => {
    let statements = 0;
    const query = services.pool.query.bind(services.pool);
    services.pool.query = ((...values: Parameters<typeof query>) => {
      statements += 1;
      return query(...values);
    }) as typeof services.pool.query;
    await client.ask(document, { inputText: "card" });
    services.pool.query = query;
    return statements;
  };
  const withProducts = search.replace("{ id title", "{ product { id inStock } id title");
  await client.ask(withProducts, { inputText: "card" });
  expect([await statementsOf(search), await statementsOf(withProducts)]).toEqual([1, 2]);
});

const popular = `query ($userData: UserDataInput!) { popularSearch(userData: $userData) {
  data { entities { title url } terms { title url } highlightedBlocks { title description referencedPath showHand cardImage { alt } } }
  errors { code } } }`;

test("before anything is typed the most chosen cards, terms and what is put forward are suggested", async () => {
  const { data } = (await server.client("CBCA", "fr").ask(popular)).data.popularSearch;
  expect(data.entities.map(({ title }: { title: string }) => title)).toEqual([
    "Apple",
    "Café Élodie",
    "Nordlicht",
    "Fixed Only",
    "Last Pieces",
    "Only Digital",
  ]);
  expect(data.terms[0]).toEqual({ title: "pomme", url: "/ca/fr/carte-cadeau/?s=pomme" });
  expect(data.highlightedBlocks).toEqual([
    {
      title: "Pour tous",
      description: "Un début.",
      referencedPath: "/ca/fr/carte-cadeau/apple/",
      showHand: true,
      cardImage: { alt: "Apple" },
    },
  ]);
});

const full = ["CBCH", "CKUK", "GCSAE", "CBPL", "CBSE", "CBNO", "CBDK", "CBES", "GCSPT", "CBBE"] as const;

test.each(full)("in %s every suggested term finds something as it is spelled, in each language", async (code) => {
  const catalogue = makeCatalogue(getStorefront(code));
  await importCatalogue(services, catalogue);
  for (const language of getStorefront(code).languages) {
    for (const term of catalogue.searchTerms[language] ?? []) {
      const [products] = await groups(code, term, { language });
      expect([term, products?.groupType, (products?.totalItems ?? 0) > 0]).toEqual([term, "PRODUCTS", true]);
    }
  }
});

/**
 * CPU milliseconds of one search, in the process itself: the clock would count what else the machine does.
 */
const costOf = async (text: string): Promise<number> => {
  const before = process.cpuUsage();
  await ask("CKUK", text);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
};

/**
 * What each text costs at least, in turns: a busy machine makes a search
 * dearer and never cheaper, and a slow moment lies upon all of them alike.
 */
const leastCostsOf = async (texts: readonly string[]): Promise<number[]> => {
  const least = texts.map(() => Number.POSITIVE_INFINITY);
  for (let turn = 0; turn < 41; turn += 1) {
    for (const [index, text] of texts.entries()) least[index] = Math.min(least[index] ?? 0, await costOf(text));
  }
  return least;
};

test("a hostile text costs no more than a long one of a visitor", async () => {
  await ask("CKUK", "warm up");
  const long = "a present for somebody who has everything and wants nothing at all from any shop";
  const visitors = ["boo", "wellnes", "cinema ticket", long];
  const costs = await leastCostsOf([
    ...visitors,
    "a".repeat(10_000),
    "%_*?".repeat(2500),
    "\u0000\u202e\u200b".repeat(3000),
    "zz ".repeat(3000),
    "ﷺ".repeat(10_000),
  ]);
  const usual = Math.max(...costs.slice(0, visitors.length));
  const hostile = Math.max(...costs.slice(visitors.length));
  expect(hostile).toBeLessThan(usual * 3);
});
