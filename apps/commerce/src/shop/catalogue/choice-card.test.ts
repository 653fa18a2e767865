import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { fixtureCatalogue } from "../../testing/fixture-catalogue.ts";
import { statementsOf } from "../../testing/statements-of.ts";
import { startTestServer, type TestServer } from "../../testing/test-client.ts";
import { createTestServices, type TestServices } from "../../testing/test-services.ts";
import { withChoiceCard } from "../../testing/with-choice-card.ts";
import { importCatalogue } from "./import/import-catalogue.ts";

let services: TestServices;
let server: TestServer;
beforeAll(async () => {
  services = await createTestServices({ sells: ["CKUK"] });
  server = await startTestServer(services);
  await importCatalogue(services, withChoiceCard(fixtureCatalogue("CBCA")));
});
afterAll(async () => {
  await server.close();
  await services.close();
});

const one = `query ($userData: UserDataInput!, $path: String!, $paging: PagingInput) {
  product(userData: $userData, path: $path) {
    data {
      path pageType productType validityMonths
      category { path }
      redeemData {
        title description minimumRemainingBalance { currency value } image { url }
        minCustomAmount { value } maxCustomAmount { value }
      }
      brands(paging: $paging) {
        brands { id title path image { url } backgroundColor category { path title } }
        paging { totalItems currentPage itemsPerPage }
      }
    }
    errors { code }
  }
}`;
const at = async (path: string, language = "en", paging?: { itemsPerPage: number; pageNumber?: number }) =>
  (await server.client("CBCA", language).ask(one, { path, ...(paging ? { paging } : {}) })).data.product;

test("the choice card stands at its own address in each language, and nowhere else", async () => {
  expect((await at("choice")).data).toMatchObject({ path: "choice", pageType: "CHOICE", productType: "GIFTCARD" });
  expect((await at("multi-enseignes", "fr")).data.path).toBe("multi-enseignes");
  for (const path of ["any-shop", "multi-enseignes"]) {
    expect(await at(path)).toEqual({ data: null, errors: [{ code: 2037 }] });
  }
});

test("it is good for every category, so it counts in none", async () => {
  expect((await at("choice")).data.category).toBeNull();
  const document = `query ($userData: UserDataInput!, $filters: ProductFiltersInput) {
    categories(userData: $userData) { data { path count topList { path } } }
    products(userData: $userData, filters: $filters, paging: { itemsPerPage: 48 }) {
      data { products { path } paging { totalItems } filterGroups { taxonomy options { term count } } }
    }
  }`;
  const client = server.client("CBCA");
  const { categories, products } = (await client.ask(document)).data;
  expect(products.data.products.map(({ path }: { path: string }) => path)).toContain("choice");
  expect(categories.data).toContainEqual({
    path: "tech",
    count: 2,
    topList: [{ path: "apple" }, { path: "fixed-only" }],
  });
  const terms = [{ taxonomy: "cb_api_giftcard_categories", terms: ["tech"] }];
  const narrowed = (await client.ask(document, { filters: { filterByTaxonomy: terms } })).data.products.data;
  expect(narrowed.products).toEqual([{ path: "apple" }, { path: "fixed-only" }]);
});

test("it says how it is exchanged, in the visitor's language and money", async () => {
  expect((await at("multi-enseignes", "fr")).data.redeemData).toEqual({
    title: "Échangez-la",
    description: "Contre d’autres cartes.",
    minimumRemainingBalance: { currency: "CAD", value: 1000 },
    image: { url: expect.stringMatching(/^\/media\//) },
    minCustomAmount: { value: 1000 },
    maxCustomAmount: { value: 40000 },
  });
  expect((await at("apple")).data).toMatchObject({ redeemData: null, brands: null });
});

test("it is exchanged for every gift card but itself and those of which an order holds only so much", async () => {
  const { brands, paging } = (await at("choice", "en", { itemsPerPage: 500 })).data.brands;
  expect(brands.map(({ path }: { path: string }) => path)).toEqual([
    "cafe-elodie",
    "nordlicht",
    "fixed-only",
    "last-pieces",
    "only-digital",
  ]);
  expect(brands[0].category).toEqual({ path: "food", title: "food cards" });
  expect(paging).toEqual({ totalItems: 5, currentPage: 1, itemsPerPage: 500 });
  const second = (await at("choice", "en", { itemsPerPage: 2, pageNumber: 2 })).data.brands;
  expect(second.brands.map(({ path }: { path: string }) => path)).toEqual(["fixed-only", "last-pieces"]);
  expect((await at("choice", "en", { itemsPerPage: 5000, pageNumber: 0 })).data.brands.paging).toMatchObject({
    currentPage: 1,
    itemsPerPage: 500,
  });
});

test("all its brands come with the one statement that says whether the catalogue is still known", async () => {
  await at("choice");
  expect(await statementsOf(services, () => at("choice", "en", { itemsPerPage: 500 }))).toBe(1);
});

test("each kind of product says which page it has", async () => {
  const kinds = ["apple", "cafe-elodie", "tree-fund", "blank-pack"].map(async (path) => (await at(path)).data.pageType);
  expect(await Promise.all(kinds)).toEqual(["PRODUCT", "RESTAURANT", "DONATION", "BLANK"]);
});

test("a storefront without a choice card has nothing at its address", async () => {
  const answer = await server.client("CKUK").ask(one, { path: "choice-gift" });
  expect(answer.data.product).toEqual({ data: null, errors: [{ code: 2037 }] });
});

test("it is proposed in place of what is sold out, where the storefront sells one", async () => {
  const document = `query ($userData: UserDataInput!) {
    product(userData: $userData, path: "apple") { data { alternativeChoice(deliveryKind: DIGITAL) { path } } }
  }`;
  const proposed = async (code: "CBCA" | "CKUK") =>
    (await server.client(code, "en").ask(document)).data.product.data.alternativeChoice;
  expect(await proposed("CBCA")).toEqual({ path: "choice" });
  expect(await proposed("CKUK")).toBeNull();
});

test("search leads to its address in each language", async () => {
  const document = `query ($userData: UserDataInput!) {
    search_v1(userData: $userData, inputText: "toutes enseignes") { data { body { items { title url } } } }
  }`;
  const { body } = (await server.client("CBCA", "fr").ask(document)).data.search_v1.data;
  expect(body[0].items[0]).toEqual({ title: "Toutes enseignes", url: "/ca/fr/carte-cadeau/multi-enseignes/" });
});
