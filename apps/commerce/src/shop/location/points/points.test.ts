import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { fixtureLocation, fixtureLocations } from "../../../testing/fixture-locations.ts";
import { statementsOf } from "../../../testing/statements-of.ts";
import { importLocations } from "../import/import-locations.ts";
import { type OpenShop, openShop } from "../testing/open-shop.ts";

let shop: OpenShop;
const quoted = fixtureLocation({ product: "cafe-elodie", path: "quoted", title: 'Chez "Élodie" \\ Fils' });
const places = [...fixtureLocations("cafe-elodie", 41), quoted];
beforeAll(async () => {
  shop = await openShop({ CBFR: places });
});
afterAll(() => shop.close());

const ask = async (field: string, productPath: string) => {
  const document = `query ($userData: UserDataInput!, $productPath: String!) {
    answer: ${field.replace("(", "(userData: $userData, productPath: $productPath")} errors { code } } }`;
  return (await shop.server.client("CBFR").ask(document, { productPath })).data.answer;
};
const addressOf = async (productPath: string): Promise<string | null> =>
  (await ask("locationPoints() { data { url }", productPath)).data.url;
const get = (path: string, headers: Record<string, string> = {}) => fetch(`${shop.server.url}${path}`, { headers });

test("a map gets every place in one file, which may be kept for ever", async () => {
  const url = (await addressOf("cafe-elodie")) ?? "";
  const answer = await get(url);
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-type")).toBe("application/geo+json");
  expect(answer.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  const { type, features } = (await answer.json()) as { type: string; features: unknown };
  expect(type).toBe("FeatureCollection");
  const feature = ({ path, title, latitude, longitude }: (typeof places)[number]) => ({
    type: "Feature",
    geometry: { type: "Point", coordinates: [longitude, latitude] },
    properties: { path, title },
  });
  const byPath = (one: { path: string }, other: { path: string }) => (one.path < other.path ? -1 : 1);
  expect(features).toEqual(places.toSorted(byPath).map(feature));
  const again = await get(url, { "if-none-match": answer.headers.get("etag") ?? "" });
  expect([again.status, await again.text()]).toEqual([304, ""]);
});

test("the file is made once for all who ask, and is ready from then on", async () => {
  await importLocations(shop.services, "CBFR", [...places, ...fixtureLocations("apple", 9)]);
  const url = (await addressOf("apple")) ?? "";
  const all = () => Promise.all(Array.from({ length: 8 }, async () => (await get(url)).arrayBuffer()));
  expect(await statementsOf(shop.services, all)).toBe(1);
  expect(await statementsOf(shop.services, all)).toBe(0);
});

test("a change has another address; the same places again have the same", async () => {
  const before = await addressOf("cafe-elodie");
  await importLocations(shop.services, "CBFR", places.slice(1));
  const between = await addressOf("cafe-elodie");
  await importLocations(shop.services, "CBFR", places);
  expect(between).not.toBe(before);
  expect(await addressOf("cafe-elodie")).toBe(before);
});

test("without places there is no file", async () => {
  expect(await addressOf("nordlicht")).toBeNull();
  expect((await ask("locationPoints() { data { url }", "nothing")).errors).toEqual([{ code: 2037 }]);
});

test.each(["0".repeat(32), "0".repeat(31), `${"0".repeat(32)}.json`, "..", "%00"])(
  "what is no file of points is not there: %s",
  async (name) => {
    expect((await get(`/media/places/${name}.json`)).status).toBe(404);
  },
);

test("a list of all pages gets their paths as one text", async () => {
  const { data } = await ask("locationPaths() { data", "cafe-elodie");
  expect(data.split(" ")).toEqual(places.map(({ path }) => path).sort());
  expect((await ask("locationPaths() { data", "nordlicht")).data).toBe("");
});
