import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { fixtureCatalogue } from "../../../testing/fixture-catalogue.ts";
import { fixtureLocations } from "../../../testing/fixture-locations.ts";
import { statementsOf } from "../../../testing/statements-of.ts";
import { startTestServer, type TestServer } from "../../../testing/test-client.ts";
import { createTestServices, type TestServices } from "../../../testing/test-services.ts";
import { importContent } from "../../content/import/import-content.ts";
import type { ContentPage } from "../../content/types.ts";
import { importLocations } from "../../location/import/import-locations.ts";
import { importCatalogue } from "../import/import-catalogue.ts";

const page = (change: Partial<ContentPage>): ContentPage => ({
  storefront: "CBFR",
  kind: "POST",
  key: "post",
  language: "fr",
  path: "post",
  title: "Post",
  description: "A post.",
  intro: "",
  noindex: false,
  position: 0,
  taxonomy: [],
  blocks: [],
  ...change,
});

/** A page with one block of everything that reads something else. */
const landing = page({
  kind: "LANDING",
  key: "landing",
  path: "landing",
  blocks: [
    { blockType: "PRODUCT_REFERENCE_BLOCK", title: "Cards", products: { category: "tech", count: 5 } },
    { blockType: "PRODUCT_REFERENCE_BLOCK", title: "More cards", products: { category: "food", count: 5 } },
    { blockType: "BLOG_BLOCK", title: "Read on", posts: { count: 3 } },
    { blockType: "BLOG_BLOCK", title: "And on", posts: { count: 3 } },
  ],
});

let services: TestServices;
let server: TestServer;
beforeAll(async () => {
  services = await createTestServices({ sells: ["CBFR"] });
  server = await startTestServer(services);
  await importLocations(services, "CBFR", fixtureLocations("apple", 60));
  const posts = ["a", "b", "c"].map((key, position) => page({ key, path: key, position }));
  const queue = page({ ...landing, kind: "QUEUE", path: "" });
  await importContent(services, { storefront: "CBFR", pages: [...posts, landing, queue], pictures: {} });
});
afterAll(async () => {
  await server.close();
  await services.close();
});

const card = "id title path image { url alt } minPrice { value currency } inStock category { title count }";

/** Each asks for all that an operation can give: more statements than these are one for every row. */
const operations: Readonly<Record<string, { most: number; document: string; variables?: Record<string, unknown> }>> = {
  products: {
    most: 3,
    document: `products(userData: $userData, paging: { itemsPerPage: 48 }) {
      data { products { ${card} similar { ${card} } } topProducts { ${card} } paging { totalItems }
        filterGroups { taxonomy options { term count } } } errors { code } }`,
  },
  product: {
    most: 2,
    document: `product(userData: $userData, path: "apple") {
      data { ${card} soldIn similar { ${card} } related { ${card} } promoted { ${card} } alternatives(deliveryKind: PHYSICAL) { ${card} } alternativeChoice { ${card} } wrappers { title } giftPackings { title }
        digitalVariationConfig { earliestArrival } } errors { code } }`,
  },
  categories: {
    most: 1,
    document: `categories(userData: $userData) { data { title count topList { ${card} } } errors { code } }`,
  },
  category: {
    most: 2,
    document: `category(userData: $userData, path: "tech") { data { title soldIn topList { ${card} } } errors { code } }`,
  },
  locations: {
    most: 2,
    document: `locations(userData: $userData, productPath: "apple", paging: { itemsPerPage: 48 }) {
      data { locations { id path title address { street city } openingHours { opens } } paging { totalItems }
        bounds { latMin } } errors { code } }`,
  },
  location: {
    most: 2,
    document: `location(userData: $userData, productPath: "apple", path: "place-0") {
      data { title address { city } openingHours { opens } } errors { code } }`,
  },
  locationPoints: {
    most: 2,
    document: `locationPoints(userData: $userData, productPath: "apple") { data { url } errors { code } }`,
  },
  locationPaths: {
    most: 2,
    document: `locationPaths(userData: $userData, productPath: "apple") { data errors { code } }`,
  },
  getLocationAddressSuggestions: {
    most: 2,
    document: `getLocationAddressSuggestions(userData: $userData, query: "l", filters: { productPath: "apple" }) {
      data { label rectangle { latMin } } errors { code } }`,
  },
  page: {
    most: 4,
    document: `page(userData: $userData, pageType: LANDING, path: "landing") {
      data { title publishedIn { path } blocks { title products { ${card} } posts { title path } } } errors { code } }`,
  },
  getBlocksQueue: {
    most: 4,
    document: `getBlocksQueue(userData: $userData, queueID: "landing") {
      data { blocks { title products { ${card} } posts { title path } } } errors { code } }`,
  },
  pages: {
    most: 2,
    document: `pages(userData: $userData, pageType: POST, paging: { itemsPerPage: 48 }) {
      data { pages { title path } paging { totalItems } } errors { code } }`,
  },
};

test.each(Object.entries(operations))(
  "%s needs a fixed number of statements, however long its list",
  async (_, operation) => {
    const document = `query ($userData: UserDataInput!) { ${operation.document} }`;
    const client = server.client("CBFR");
    const first = await client.ask(document);
    expect(first.errors).toBeUndefined();
    const [payload] = Object.values(first.data) as { data: unknown; errors: unknown[] }[];
    expect(payload?.errors).toEqual([]);
    expect(await statementsOf(services, () => client.ask(document))).toBeLessThanOrEqual(operation.most);
  },
);

test("a whole catalogue is read by three statements at most when nothing is known of it yet", async () => {
  const { document, most } = operations.products as { most: number; document: string };
  await importCatalogue(services, fixtureCatalogue("CKUK"));
  const ask = () => server.client("CKUK").ask(`query ($userData: UserDataInput!) { ${document} }`);
  expect(await statementsOf(services, ask)).toBeLessThanOrEqual(most);
});
