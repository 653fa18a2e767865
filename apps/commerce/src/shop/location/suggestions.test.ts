import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { fixtureLocation, fixtureLocations } from "../../testing/fixture-locations.ts";
import { type OpenShop, openShop } from "./testing/open-shop.ts";

let shop: OpenShop;
const places = [
  ...fixtureLocations("cafe-elodie", 40),
  fixtureLocation({
    product: "apple",
    path: "lodz",
    city: "Łódź",
    administrativeArea: "łódzkie",
    street: "ul. Długa",
  }),
  fixtureLocation({
    product: "apple",
    path: "brussel",
    city: "Bruxelles",
    otherCityName: "Brussel",
    administrativeArea: "Bruxelles-Capitale",
    countryCode: "BE",
    street: "Rue Haute",
  }),
  fixtureLocation({
    product: "apple",
    path: "dubai",
    city: "Dubai",
    otherCityName: "دبي",
    countryCode: "AE",
    street: "Al Noor",
  }),
  fixtureLocation({
    product: "apple",
    path: "lyon",
    administrativeArea: "Auvergne-Rhône-Alpes",
    street: "Rue 50%_off",
  }),
];
beforeAll(async () => {
  shop = await openShop({ CBFR: places, CKUK: [] });
});
afterAll(() => shop.close());

const document = `query ($userData: UserDataInput!, $query: String!, $filters: LocationSuggestionsFiltersInput, $paging: PagingInput) {
  getLocationAddressSuggestions(userData: $userData, query: $query, filters: $filters, paging: $paging) {
    data { label countryCode administrativeArea locality rectangle { latMin latMax lonMin lonMax } }
    errors { code referencedRequestParameter } } }`;
const ask = async (query: string, more: Record<string, unknown> = {}, client = shop.server.client("CBFR")) =>
  (await client.ask(document, { query, ...more })).data.getLocationAddressSuggestions;
const labels = async (...question: Parameters<typeof ask>): Promise<string[]> =>
  (await ask(...question)).data.map(({ label }: { label: string }) => label);

test.each([
  ["lyo", ["Lyon, Auvergne-Rhône-Alpes"]],
  ["EVRY", ["Évry, Île-de-France"]],
  ["saint étienne", ["Saint-Étienne, Auvergne-Rhône-Alpes"]],
  ["lodz", ["Łódź, łódzkie", "łódzkie"]],
  ["zuyd", ["Zuydcoote"]],
  ["brux", ["Bruxelles, Bruxelles-Capitale", "Bruxelles-Capitale"]],
  ["bruss", ["Brussel, Bruxelles-Capitale"]],
  ["دب", ["دبي"]],
  ["auvergne", ["Auvergne-Rhône-Alpes"]],
  ["la rochelle", ["La Rochelle, Nouvelle-Aquitaine"]],
  ["rochelle", []],
  ["Lyon, Auv", ["Lyon, Auvergne-Rhône-Alpes"]],
  ["eglise ly", ["Rue de l’Église, Lyon"]],
  ["3 bis, rue de l'église lyon", ["Rue de l’Église, Lyon"]],
  ["quai des brumes 12, ly", ["Quai des Brumes, Lyon"]],
  ["ul. dlu", ["ul. Długa, Łódź"]],
  [
    "12e av",
    [
      "12e Avenue, Évry",
      "12e Avenue, La Rochelle",
      "12e Avenue, Lyon",
      "12e Avenue, Saint-Étienne",
      "12e Avenue, Zuydcoote",
    ],
  ],
  ["rue", []],
  ["nowhere", []],
])("%s is completed as people write it", async (typed, expected) => {
  expect(await labels(typed)).toEqual(expected);
});

test("each says what it is and what to show of the map", async () => {
  const [town, ...others] = (await ask("lyon")).data;
  expect(others).toEqual([]);
  expect(town).toMatchObject({ countryCode: "FR", administrativeArea: "Auvergne-Rhône-Alpes", locality: "Lyon" });
  const { latMin, latMax, lonMin, lonMax } = town.rectangle;
  expect([latMin <= 45.76, latMax >= 45.82, lonMin <= 4.75, lonMax >= 4.85]).toEqual([true, true, true, true]);
  const [area] = (await ask("nouvelle")).data;
  expect([area.locality, area.administrativeArea]).toEqual([null, "Nouvelle-Aquitaine"]);
  // One place alone is still shown with its surroundings.
  const [alone] = (await ask("lodz")).data;
  expect(alone.rectangle.latMax - alone.rectangle.latMin).toBeCloseTo(0.04, 5);
});

test("a product's own places alone, and those of the storefront alone", async () => {
  expect(await labels("l", { filters: { productPath: "apple" } })).toEqual([
    "Łódź, łódzkie",
    "Lyon, Auvergne-Rhône-Alpes",
    "łódzkie",
  ]);
  expect(await labels("l", { filters: { productPath: "nordlicht" } })).toEqual([]);
  expect(await labels("lyon", {}, shop.server.client("CKUK"))).toEqual([]);
  expect((await ask("lyon", { filters: { productPath: "nothing" } })).errors).toEqual([
    { code: 2037, referencedRequestParameter: "filters.productPath" },
  ]);
});

test("a page of them at once", async () => {
  const all = await labels("l", { paging: { itemsPerPage: 20 } });
  const pages = await Promise.all(
    [1, 2, 3].map((pageNumber) => labels("l", { paging: { itemsPerPage: 2, pageNumber } })),
  );
  expect(pages.flat()).toEqual(all.slice(0, 6));
});

test.each([
  ["", 1101],
  ["   ", 1113],
  ["a".repeat(101), 1103],
  ["a".repeat(10_000), 1103],
  ["%_*?".repeat(2500), 1103],
  ["\u0000lyon", 1105],
  ["Lyon 🎁", 1104],
])("a text that is no address is refused before anything is looked up: %#", async (query, code) => {
  expect(await ask(query)).toEqual({ data: null, errors: [{ code, referencedRequestParameter: "query" }] });
});

test.each(["%", "_", "%%%%%%", "'; drop table location; --", "\\", "*", "ﷺ".repeat(20)])(
  "signs that mean something to a database mean nothing here: %s",
  async (query) => {
    expect(await ask(query)).toEqual({ data: [], errors: [] });
  },
);

test("no more than twenty at once", async () => {
  for (const itemsPerPage of [0, 21, 48]) {
    expect((await ask("lyon", { paging: { itemsPerPage } })).errors).toEqual([
      { code: 1110, referencedRequestParameter: "paging.itemsPerPage" },
    ]);
  }
});

test.each([
  [{ itemsPerPage: 20, pageNumber: 2_147_483_647 }],
  [{ itemsPerPage: 20, pageNumber: 12 }],
  [{ itemsPerPage: 1, pageNumber: 202 }],
])("what nobody reads on to is not looked for: %#", async (paging) => {
  expect(await ask("l", { paging })).toEqual({
    data: null,
    errors: [{ code: 1110, referencedRequestParameter: "paging.pageNumber" }],
  });
});

test("two hundred can be passed over", async () => {
  expect(await ask("l", { paging: { itemsPerPage: 20, pageNumber: 11 } })).toEqual({ data: [], errors: [] });
});

test("one address asks six hundred times a minute at most", async () => {
  const client = shop.server.client("CBFR", "fr", { "x-forwarded-for": "203.0.113.9" });
  await shop.services.pool.query(
    "insert into rate_limit (key, points, expire) values ('location-suggestions:203.0.113.9', 600, $1)",
    [Date.now() + 60_000],
  );
  expect((await ask("lyon", {}, client)).errors).toEqual([{ code: 1002, referencedRequestParameter: null }]);
});
