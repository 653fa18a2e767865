import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { fixtureCatalogue } from "../../testing/fixture-catalogue.ts";
import { statementsOf } from "../../testing/statements-of.ts";
import { startTestServer, type TestServer } from "../../testing/test-client.ts";
import { createTestServices, type TestServices } from "../../testing/test-services.ts";
import { importCatalogue } from "./import/import-catalogue.ts";
import { purgeQueue } from "./stock/purge.ts";

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

const list = `query ($userData: UserDataInput!, $filters: ProductFiltersInput, $paging: PagingInput) {
  products(userData: $userData, filters: $filters, paging: $paging) {
    data { topProducts { path } products { path inStock minPrice { currency value } } paging { totalItems currentPage itemsPerPage } }
    errors { code referencedRequestParameter }
  }
}`;
const paths = (answer: { data: { products: { data: { products: { path: string }[] } } } }) =>
  answer.data.products.data.products.map(({ path }) => path);

test("products come most chosen first, without blank packs, page by page", async () => {
  const client = server.client("CBFR");
  const first = await client.ask(list, { paging: { itemsPerPage: 4 } });
  const second = await client.ask(list, { paging: { itemsPerPage: 4, pageNumber: 2 } });
  expect([...paths(first), ...paths(second)]).toEqual([
    "apple",
    "cafe-elodie",
    "nordlicht",
    "fixed-only",
    "last-pieces",
    "only-digital",
    "tree-fund",
  ]);
  expect(first.data.products.data.topProducts).toEqual([{ path: "apple" }, { path: "cafe-elodie" }]);
  expect(second.data.products.data.paging).toEqual({ totalItems: 7, currentPage: 2, itemsPerPage: 4 });
  expect(first.data.products.data.products[3].minPrice).toEqual({ currency: "EUR", value: 2500 });
});

test("a list by price or by name is paged in that order, and closed lists take nothing else", async () => {
  const client = server.client("CBFR");
  const listed = (filters: object, pageNumber = 1) =>
    client.ask(list, { filters, paging: { itemsPerPage: 4, pageNumber } });
  const byName = [...paths(await listed({ sort: "NAME" })), ...paths(await listed({ sort: "NAME" }, 2))];
  expect(byName).toEqual([
    "apple",
    "cafe-elodie",
    "fixed-only",
    "last-pieces",
    "nordlicht",
    "only-digital",
    "tree-fund",
  ]);
  expect(paths(await listed({ sort: "PRICE" }, 2)).at(-1)).toBe("fixed-only");
  const refused = async (filters: object) => (await listed(filters)).data.products.errors;
  expect(await refused({ filterByPrice: ["free"] })).toEqual([
    { code: 1110, referencedRequestParameter: "filters.filterByPrice.0" },
  ]);
  expect(await refused({ filterByOccasion: ["birthday", "tuesday"] })).toEqual([
    { code: 1110, referencedRequestParameter: "filters.filterByOccasion.1" },
  ]);
  expect(paths(await listed({ filterByPrice: ["small"], filterByOccasion: ["wedding"], sort: "NAME" }))).toEqual([
    "nordlicht",
    "only-digital",
  ]);
});

test("filters take the two vocabularies and drop empty groups", async () => {
  const client = server.client("CBFR");
  const filtered = (...filterByTaxonomy: { taxonomy: string; terms: string[] }[]) =>
    client.ask(list, { filters: { filterByTaxonomy } });
  const tech = { taxonomy: "cb_api_giftcard_categories", terms: ["tech"] };
  const none = { taxonomy: "cb_api_giftcard_types", terms: [] };
  const physical = { taxonomy: "cb_api_giftcard_types", terms: ["physical"] };
  expect(paths(await filtered(tech, none))).toEqual(["apple", "fixed-only"]);
  expect(paths(await filtered(physical))).not.toContain("only-digital");
  expect((await filtered({ taxonomy: "colour", terms: ["red"] })).data.products).toEqual({
    data: null,
    errors: [{ code: 1110, referencedRequestParameter: "filters.filterByTaxonomy.0.taxonomy" }],
  });
  const donations = await client.ask(list, { filters: { filterByProductType: ["DONATION"] } });
  expect(paths(donations)).toEqual(["tree-fund"]);
});

const detail = `query ($userData: UserDataInput!, $path: String!) { product(userData: $userData, path: $path) {
  data { title description validityMonths category { title count } similar { path } wrappers { title } giftPackings { title }
    variationsToShow { variationType price { value } }
    digitalVariationConfig { hasFixedPrices minPrice { value } earliestArrival orderBefore deliveryPrice { value } }
    physicalVariationConfig { inStock earliestArrival orderBefore } }
  errors { code referencedRequestParameter } } }`;

test("a product has its arrival, its extras and its likes, in the language asked for", async () => {
  services.clock.set("2026-11-23T15:59:59Z"); // Monday, 16:59:59 in Paris
  const { data } = await server.client("CBFR").ask(detail, { path: "cafe-elodie" });
  expect(data.product.data).toMatchObject({
    description: "Sur Café Élodie",
    category: { title: "cartes food", count: 2 },
    digitalVariationConfig: {
      earliestArrival: "2026-11-23T16:59:59.000Z",
      orderBefore: null,
      deliveryPrice: { value: 0 },
    },
    physicalVariationConfig: { earliestArrival: "2026-11-23T23:00:00.000Z", orderBefore: "2026-11-23T16:00:00.000Z" },
  });
  expect(data.product.data.wrappers.map(({ title }: { title: string }) => title)).toEqual(["Ruban", "Feu"]);
  expect(data.product.data.similar[0]).toEqual({ path: "last-pieces" });
  services.clock.advance(1000);
  const later = await server.client("CBFR").ask(detail, { path: "cafe-elodie" });
  expect(later.data.product.data.physicalVariationConfig.orderBefore).toBe("2026-11-24T16:00:00.000Z");
  const missing = await server.client("CBFR").ask(detail, { path: "nothing" });
  expect(missing.data.product).toEqual({ data: null, errors: [{ code: 2037, referencedRequestParameter: "path" }] });
});

test("a product has its own pictures in the editors' order, in the language asked for; most have none", async () => {
  const query = `query ($userData: UserDataInput!, $path: String!) {
    product(userData: $userData, path: $path) { data { pictures { url alt } } }
  }`;
  const picturesOf = async (path: string) =>
    (await server.client("CBFR").ask(query, { path })).data.product.data.pictures;
  const pictures = await picturesOf("nordlicht");
  expect(pictures.map(({ alt }: { alt: string }) => alt)).toEqual(["Un fjord", "Une forêt"]);
  expect((await fetch(`${server.url}${pictures[0].url}`)).headers.get("content-type")).toMatch(/svg/);
  expect(await picturesOf("apple")).toEqual([]);
});

test("importing the same again writes nothing; what is gone is retired, what changed is served at once and announced", async () => {
  const catalogue = fixtureCatalogue("GCSDE");
  await importCatalogue(services, catalogue);
  expect(await importCatalogue(services, catalogue)).toBe(0);
  const client = server.client("GCSDE");
  expect(paths(await client.ask(list))).toContain("apple");
  const [, ...products] = catalogue.products;
  expect(await importCatalogue(services, { ...catalogue, products })).toBeGreaterThan(0);
  expect(paths(await client.ask(list))).not.toContain("apple");
  const { rows } = await services.pool.query(
    "select data->'tags' as tags from pgboss.job where name = $1 and data->'tags' ? 'catalogue:GCSDE' order by created_on",
    [purgeQueue.name],
  );
  // All of it at first; then lists and the page of what is gone, and no page of what is as it was.
  expect(rows.map(({ tags }) => tags)).toEqual([
    ["storefront:GCSDE", "catalogue:GCSDE"],
    ["catalogue:GCSDE", "product:GCSDE:apple"],
  ]);
});

test("a category shows its top products, four at most, without a statement for each", async () => {
  const client = server.client("CKUK");
  const document = `query ($userData: UserDataInput!, $limit: Int!) { categories(userData: $userData) {
    data { path topList(limit: $limit) { path title } } } }`;
  const tops = async (limit: number) => (await client.ask(document, { limit })).data.categories.data;
  const [food, tech] = await tops(4);
  expect(food.topList.map(({ path }: { path: string }) => path)).toEqual(["cafe-elodie", "last-pieces"]);
  expect(tech.topList[0]).toEqual({ path: "apple", title: "Apple" });
  for (const limit of [1, 0, -3]) expect((await tops(limit))[0].topList).toHaveLength(1);
  expect(await statementsOf(services, () => tops(5000))).toBe(1);
});

test("a category has an address in each language, and is found by that and by what it is known by", async () => {
  const document = `query ($userData: UserDataInput!, $path: String!, $filters: ProductFiltersInput) {
    category(userData: $userData, path: $path) {
      data { id path places { storefront language path } soldIn } errors { code }
    }
    products(userData: $userData, filters: $filters) { data { products { path } } }
  }`;
  const at = async (code: "CBFR" | "CKUK", path: string) => {
    const terms = { taxonomy: "cb_api_giftcard_categories", terms: [path] };
    return (await server.client(code).ask(document, { path, filters: { filterByTaxonomy: [terms] } })).data;
  };
  const own = await at("CBFR", "gourmandise");
  expect(own.category.data).toMatchObject({ id: "food", path: "gourmandise", soldIn: ["CBFR", "CKUK", "GCSDE"] });
  expect(own.category.data.places).toContainEqual({ storefront: "CBFR", language: "fr", path: "gourmandise" });
  expect(own.category.data.places).toContainEqual({ storefront: "CKUK", language: "en", path: "food" });
  expect(own.products.data.products.map(({ path }: { path: string }) => path)).toEqual(["cafe-elodie", "last-pieces"]);
  expect((await at("CBFR", "food")).category.data).toEqual(own.category.data);
  expect((await at("CKUK", "gourmandise")).category.errors).toEqual([{ code: 2047 }]);
});

test("a picture is served for ever, compressed where it may be", async () => {
  const { rows } = await services.pool.query<{ hash: string; svg: string }>("select hash, svg from media limit 1");
  const url = `${server.url}/media/${rows[0]?.hash}.svg`;
  const response = await fetch(url, { headers: { "accept-encoding": "br" } });
  expect(response.headers.get("cache-control")).toContain("immutable");
  expect(response.headers.get("content-encoding")).toBe("br");
  expect(await response.text()).toBe(rows[0]?.svg);
  const again = await fetch(url, { headers: { "if-none-match": response.headers.get("etag") ?? "" } });
  expect(again.status).toBe(304);
  expect((await fetch(`${server.url}/media/..%2f.svg`)).status).toBe(404);
});

test.each(["faces", "cards"])(
  "the pictures of a list are one file of %s, in its order, or none when one is unknown",
  async (folder) => {
    const { rows } = await services.pool.query<{ hash: string; svg: string }>("select hash, svg from media limit 3");
    const [first, second, third] = rows.map(({ hash }) => hash.slice(0, 16));
    const sheet = (...halves: (string | undefined)[]) => fetch(`${server.url}/media/${folder}/${halves.join(".")}.svg`);
    const response = await sheet(third, first, third);
    expect(response.headers.get("cache-control")).toContain("immutable");
    const places = (await response.text()).split("<svg y=");
    const fill = (svg = "") => svg.match(/fill="[^"]*"/)?.[0];
    expect(places.slice(1).map(fill)).toEqual([rows[2]?.svg, rows[0]?.svg, rows[2]?.svg].map(fill));
    expect((await sheet(first, "0".repeat(16))).status).toBe(404);
    expect((await sheet(second)).status).toBe(404);
    expect((await sheet(...Array<typeof first>(25).fill(first))).status).toBe(404);
  },
);

test("a product is a gift card's or a donation, and names the values it is sold at", async () => {
  const query = `query ($userData: UserDataInput!, $path: String!) { product(userData: $userData, path: $path) { data {
    __typename fixedValues { value } productKinds collections { taxonomy terms } } } }`;
  const client = server.client("CBFR");
  const of = async (path: string) => (await client.ask(query, { path })).data.product.data;
  expect(await of("cafe-elodie")).toMatchObject({
    __typename: "GiftcardProduct",
    fixedValues: [{ value: 2500 }, { value: 5000 }, { value: 10_000 }],
    productKinds: ["GIFTCARD_DIGITAL", "GIFTCARD_PHYSICAL"],
  });
  expect(await of("tree-fund")).toMatchObject({ __typename: "DonationProduct", productKinds: ["DONATION"] });
});

test("a product that is put above the others is in the collection of promotions, by which no list is filtered", async () => {
  const query = `query ($userData: UserDataInput!) { products(userData: $userData) { data {
    topProducts { path } products { path collections { taxonomy terms } } } } }`;
  const client = server.client("CBFR");
  const { products, topProducts } = (await client.ask(query)).data.products.data;
  const promoted = products.filter((one: { collections: { taxonomy: string }[] }) =>
    one.collections.some(({ taxonomy }) => taxonomy === "cb_api_giftcard_promotions"),
  );
  expect(promoted.length).toBeGreaterThan(0);
  expect(topProducts.length).toBeGreaterThan(0);
  const filterByTaxonomy = [{ taxonomy: "cb_api_giftcard_promotions", terms: ["top"] }];
  expect((await client.ask(list, { filters: { filterByTaxonomy } })).data.products.errors).toMatchObject([
    { code: 1110 },
  ]);
});

test("a storefront sells one product of a brand, whose page is the brand's", async () => {
  const second = services.ownerPool.query(
    "insert into product overriding system value select (jsonb_populate_record(p, jsonb_build_object('id', p.id + 100000))).* from product p where p.brand = 'apple' and p.storefront = 'CBFR'",
  );
  await expect(second).rejects.toMatchObject({ code: "23505", constraint: "product_storefront_brand_key" });
});
