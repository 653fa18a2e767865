import type { SeedLocation } from "@giftshop/seed";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { fixtureLocation } from "../../testing/fixture-locations.ts";
import { statementsOf } from "../../testing/statements-of.ts";
import { purgeQueue } from "../catalogue/stock/purge.ts";
import { importLocations } from "./import/import-locations.ts";
import { type OpenShop, openShop } from "./testing/open-shop.ts";

const inEmirates = (path: string, change: Partial<SeedLocation>): SeedLocation =>
  fixtureLocation({ product: "apple", path, countryCode: "AE", timeZone: "Asia/Dubai", ...change });

const dubai = inEmirates("dubai", {
  title: "Apple Dubai",
  street: "Al Noor Street",
  city: "Dubai",
  administrativeArea: "Dubai",
  latitude: 25.2,
  longitude: 55.27,
  texts: { ar: { title: "Apple دبي", street: "شارع النور", city: "دبي", administrativeArea: "دبي" } },
});
const ajman = inEmirates("ajman", {
  title: "Apple Ajman",
  street: "Falcon Street",
  city: "Ajman",
  administrativeArea: "Ajman",
  latitude: 25.4,
  longitude: 55.45,
  texts: { ar: { title: "Apple عجمان", street: "شارع الصقر", city: "عجمان", administrativeArea: "عجمان" } },
});
const alAin = inEmirates("al-ain", {
  title: "Apple Al Ain",
  street: "Spice Lane",
  city: "Al Ain",
  otherCityName: "عين",
  administrativeArea: "Abu Dhabi",
  latitude: 24.2,
  longitude: 55.75,
  texts: { ar: { city: "العين", administrativeArea: "أبوظبي" } },
});
/** Called the same in every language. */
const hatta = inEmirates("hatta", {
  title: "Apple Hatta",
  street: "Fort Road",
  city: "Hatta",
  administrativeArea: "Dubai",
  latitude: 24.8,
  longitude: 56.1,
});
/** In the area that has the name of another town. */
const kalba = inEmirates("kalba", {
  product: "cafe-elodie",
  city: "Kalba",
  administrativeArea: "Ajman",
  texts: { ar: { city: "كلباء", administrativeArea: "عجمان" } },
});
const places = [dubai, ajman, alAin, hatta, kalba];

let shop: OpenShop;
beforeAll(async () => {
  shop = await openShop({ GCSAE: places });
});
afterAll(() => shop.close());

const client = (language: string) => shop.server.client("GCSAE", language);
const write = (locations: readonly SeedLocation[]) => importLocations(shop.services, "GCSAE", locations);

const place = "title address { street city administrativeArea }";
const list = `query ($userData: UserDataInput!, $filters: LocationsFiltersInput) {
  locations(userData: $userData, productPath: "apple", filters: $filters) { data { locations { path ${place} } } } }`;
const one = `query ($userData: UserDataInput!, $path: String!) {
  location(userData: $userData, productPath: "apple", path: $path) { data { ${place} } } }`;
const suggest = `query ($userData: UserDataInput!, $query: String!) {
  getLocationAddressSuggestions(userData: $userData, query: $query) { data { label locality administrativeArea } } }`;

interface Listed {
  path: string;
  title: string;
  address: { city: string };
}
const listed = async (language: string, filters: object = {}): Promise<Listed[]> =>
  (await client(language).ask(list, { filters })).data.locations.data.locations;
const page = async (language: string, path: string) => (await client(language).ask(one, { path })).data.location.data;
const suggested = async (language: string, query: string) =>
  (await client(language).ask(suggest, { query })).data.getLocationAddressSuggestions.data;

test("a list has the names of its language, and is in their order", async () => {
  const named = async (language: string) =>
    (await listed(language)).map(({ title, address }) => `${title} | ${address.city}`);
  expect(await named("en")).toEqual([
    "Apple Ajman | Ajman",
    "Apple Al Ain | Al Ain",
    "Apple Dubai | Dubai",
    "Apple Hatta | Hatta",
  ]);
  // What is not said in Arabic is read as it is written there; the article does not count.
  expect(await named("ar")).toEqual([
    "Apple Hatta | Hatta",
    "Apple دبي | دبي",
    "Apple عجمان | عجمان",
    "Apple Al Ain | العين",
  ]);
});

test("the order follows what is written, page by page, to the end of a language's texts", async () => {
  const order = async () => (await listed("ar")).map(({ path }) => path);
  const called = (city: string) => ({ ...dubai, texts: { ar: { city } } });
  await write([called("يافا"), ajman, alAin, hatta, kalba]);
  expect(await order()).toEqual(["hatta", "ajman", "al-ain", "dubai"]);
  await write([called("أبوظبي"), alAin, hatta, kalba]);
  expect(await order()).toEqual(["hatta", "dubai", "al-ain"]);
  await write(places.map(({ texts: _, ...own }) => own));
  expect(await order()).toEqual(["ajman", "al-ain", "dubai", "hatta"]);
  await write(places);
});

test("so has a rectangle", async () => {
  const rectangle = { latMin: 24, latMax: 25.3, lonMin: 55, lonMax: 57 };
  const paths = async (language: string) => (await listed(language, { rectangle })).map(({ path }) => path);
  expect(await paths("en")).toEqual(["al-ain", "dubai", "hatta"]);
  expect(await paths("ar")).toEqual(["hatta", "dubai", "al-ain"]);
});

test("a place is told in the visitor's language, as far as it has texts there", async () => {
  const own = ({ title, street, city, administrativeArea }: SeedLocation) => ({
    title,
    address: { street, city, administrativeArea },
  });
  expect(await page("en", "dubai")).toEqual(own(dubai));
  expect(await page("ar", "dubai")).toEqual(own({ ...dubai, ...dubai.texts?.ar }));
  expect(await page("ar", "al-ain")).toEqual(own({ ...alAin, ...alAin.texts?.ar }));
  expect(await page("ar", "hatta")).toEqual(own(hatta));
});

test("another language asks for no more statements", async () => {
  const count = (language: string) => statementsOf(shop.services, () => listed(language));
  await listed("ar");
  expect(await count("ar")).toBe(await count("en"));
});

test.each([
  ["Ajma", "en", ["Ajman", "Ajman, United Arab Emirates"]],
  ["عجما", "ar", ["عجمان", "عجمان، الإمارات العربية المتحدة"]],
  ["كلبا", "ar", ["كلباء، عجمان"]],
  ["Duba", "en", ["Dubai", "Dubai, United Arab Emirates"]],
  ["Duba", "ar", ["دبي", "دبي، الإمارات العربية المتحدة"]],
  // Hatta, the other town of the area, is not told in Arabic.
  ["دب", "ar", ["دبي"]],
  ["دبي", "en", ["Dubai"]],
  ["الع", "ar", ["عجمان", "العين، أبوظبي", "عجمان، الإمارات العربية المتحدة"]],
  ["عين", "ar", ["العين، أبوظبي"]],
  ["العين", "en", ["Al Ain, Abu Dhabi"]],
  ["al ain", "ar", ["العين، أبوظبي"]],
  ["أبوظ", "ar", ["أبوظبي"]],
  ["ابوظ", "en", ["Abu Dhabi"]],
  ["abu", "ar", ["أبوظبي"]],
  ["شارع الصقر", "ar", ["شارع الصقر، عجمان"]],
  ["الصقر عجم", "en", ["Falcon Street, Ajman"]],
  ["شارع الصقر ١٢", "ar", ["شارع الصقر، عجمان"]],
  ["falcon", "ar", ["شارع الصقر، عجمان"]],
  ["fort", "ar", ["Fort Road, Hatta"]],
  ["شارع", "ar", []],
])("%s is found by whoever reads %s", async (typed, language, labels) => {
  const found: { label: string }[] = await suggested(language, typed);
  expect(found.map(({ label }) => label)).toEqual(labels);
});

test("an area that is no more than the town of its name is not told beside it", async () => {
  await write([dubai, ajman, alAin, kalba]);
  expect((await suggested("en", "duba")).map(({ label }: { label: string }) => label)).toEqual(["Dubai"]);
  await write(places);
});

test("the parts of what is suggested are in the same language", async () => {
  expect(await suggested("ar", "al ain")).toEqual([
    { label: "العين، أبوظبي", locality: "العين", administrativeArea: "أبوظبي" },
  ]);
});

test("the file of a map is the same with texts and without", async () => {
  const url = async () =>
    (
      await client("ar").ask(
        'query ($userData: UserDataInput!) { locationPoints(userData: $userData, productPath: "apple") { data { url } } }',
      )
    ).data.locationPoints.data.url;
  const before = await url();
  await write(places.map(({ texts: _, ...location }) => location));
  expect(await url()).toBe(before);
  await write(places);
});

test("texts are written where they differ, count with their place, and go when they are not there any more", async () => {
  const told = async () =>
    (
      await shop.services.pool.query(
        "select from pgboss.job where name = $1 and data->'tags' ? 'product:GCSAE:apple'",
        [purgeQueue.name],
      )
    ).rowCount ?? 0;
  const title = async (path: string) => (await page("ar", path)).title;
  expect(await write(places)).toBe(0);
  const before = await told();
  const renamed = {
    ...dubai,
    phoneNumber: "+971 4 555 0100",
    texts: { ar: { ...dubai.texts?.ar, title: "Apple دبي مول" } },
  };
  expect(await write([renamed, ajman, alAin, hatta, kalba])).toBe(1);
  expect([await title("dubai"), (await told()) > before]).toEqual(["Apple دبي مول", true]);
  const { texts: _, ...without } = ajman;
  expect(await write([dubai, without, alAin, { ...hatta, texts: { ar: { city: "حتا" } } }, kalba])).toBe(3);
  expect([await title("dubai"), await title("ajman")]).toEqual(["Apple دبي", "Apple Ajman"]);
  expect((await page("ar", "hatta")).address.city).toBe("حتا");
  expect(await write(places)).toBe(2);
  expect(await write(places)).toBe(0);
});

test.each([
  ["an empty name", { ar: { city: "" } }],
  ["a language without texts", { ar: {} }],
])("the database itself refuses %s", async (_, texts) => {
  await expect(write([...places, { ...hatta, path: "broken", texts }])).rejects.toThrow(/violates check constraint/u);
});
