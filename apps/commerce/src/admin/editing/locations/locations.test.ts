import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { makeCatalogue, makeLocations, type SeedLocation } from "@giftshop/seed";
import { getStorefront, type StorefrontCode } from "@giftshop/storefront-config";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { importCatalogue } from "../../../shop/catalogue/import/import-catalogue.ts";
import { purgeQueue } from "../../../shop/catalogue/stock/purge.ts";
import { importLocations } from "../../../shop/location/import/import-locations.ts";
import { fixtureLocation } from "../../../testing/fixture-locations.ts";
import { createTestServices, type TestServices } from "../../../testing/test-services.ts";
import { Refused } from "../checking/finding.ts";
import { exportFiles } from "../export-files.ts";
import { importFiles } from "../import-files.ts";
import { createTemporaryFolder, type TemporaryFolder } from "../testing/temporary-folder.ts";
import { writeLocationTable } from "../write-table.ts";

let services: TestServices;
let folder: TemporaryFolder;
const codes: readonly StorefrontCode[] = ["CBBE", "GCSAE"];

beforeAll(async () => {
  [services, folder] = await Promise.all([createTestServices(), createTemporaryFolder()]);
  for (const storefront of codes.map(getStorefront)) {
    await importCatalogue(services, makeCatalogue(storefront));
    await importLocations(services, storefront.code, makeLocations(storefront));
  }
  await exportFiles(services, folder.path, codes);
}, 60_000);
afterAll(async () => {
  await Promise.all([services.close(), folder.remove()]);
});

const exported = (name: string): string => join(folder.path, name);
const scalar = async <T>(text: string, values: unknown[] = []): Promise<T> =>
  Object.values((await services.pool.query(text, values)).rows[0])[0] as T;
const open = (code: StorefrontCode) =>
  scalar<number>("select count(*)::int from location where storefront = $1 and active", [code]);
const refusal = async (...files: string[]): Promise<string[]> => {
  const error: unknown = await importFiles(services, files).catch((thrown: unknown) => thrown);
  if (!(error instanceof Refused)) throw error;
  return error.message.replaceAll(`${folder.path}/`, "").split("\n");
};

test("what went out comes in again, as a table and as a list, and changes nothing", async () => {
  const files = codes.flatMap((code) => [exported(`${code}.locations.csv`), exported(`${code}.locations.json`)]);
  expect(await importFiles(services, files)).toBe(0);
  const byName = (one: { product: string; path: string }, other: typeof one) =>
    `${one.product} ${one.path}` < `${other.product} ${other.path}` ? -1 : 1;
  for (const code of codes) {
    const { locations } = JSON.parse(await readFile(exported(`${code}.locations.json`), "utf8"));
    expect(locations.sort(byName)).toEqual(makeLocations(getStorefront(code)).sort(byName));
  }
});

test("from then on the seed leaves them alone", async () => {
  expect(await importLocations(services, "CBBE", [], { unlessEdited: true })).toBe(0);
});

test("a table changes the places that it has, and closes those that it says are closed; a list closes what it does not have", async () => {
  const before = await open("GCSAE");
  const [, product = "", path = ""] =
    (await readFile(exported("GCSAE.locations.csv"), "utf8")).split("\n")[1]?.split(",") ?? [];
  const place = fixtureLocation({
    product,
    path: "new-door",
    title: 'Café, "new"',
    countryCode: "AE",
    timeZone: "Asia/Dubai",
  });
  const table = await folder.write("new.csv", writeLocationTable("GCSAE", [place]));
  expect(await importFiles(services, [table], { rehearse: true })).toBe(1);
  expect(await open("GCSAE")).toBe(before);
  expect(await importFiles(services, [table])).toBe(1);
  expect(await importFiles(services, [table])).toBe(0);
  expect(await open("GCSAE")).toBe(before + 1);
  const told = "select count(*)::int from pgboss.job where name = $1 and data->'tags' ?& $2::text[]";
  expect(await scalar(told, [purgeQueue.name, ["catalogue:GCSAE", `product:GCSAE:${product}`]])).toBeGreaterThan(0);
  const [heading = ""] = (await readFile(table, "utf8")).split("\n");
  const gone = await folder.write("gone.csv", `${heading}\nGCSAE,${product},${path},no${",".repeat(13)}\n`);
  expect(await importFiles(services, [gone])).toBe(1);
  expect(await open("GCSAE")).toBe(before);
  expect(await importFiles(services, [exported("GCSAE.locations.json")])).toBe(2);
  expect(await open("GCSAE")).toBe(before);
});

test("everything that is wrong in a table is named by row and column, and nothing is written", async () => {
  const lines = writeLocationTable("CBBE", [
    fixtureLocation({ product: "apple", path: "one" }),
    fixtureLocation({ product: "nobody", path: "be", countryCode: "BE", postCode: "123" }),
    fixtureLocation({ product: "apple", path: "one", timeZone: "Europe/Nowhere", phoneNumber: "0123" }),
  ]).split("\n");
  const broken = [
    ...lines.slice(0, 3),
    lines[3]?.replace(/Mo 09[^,]*,14[^"]*/u, "Mon 9-5"),
    lines[1]?.replace("CBBE", "CBXX"),
    lines[1]?.replace(",one,", ",two,").replace("45.76", "north").replace("4.85", "200.5"),
    lines[1]?.replace(",one,", ",three,").replace("Lyon", ""),
  ];
  const before = await open("CBBE");
  expect(await refusal(await folder.write("broken.csv", broken.join("\n")), exported("CBBE.locations.csv"))).toEqual([
    "broken.csv:3 path: must be more than two letters or a number",
    'broken.csv:3 post_code: is not a post code of BE: "123"',
    'broken.csv:3 product: is not sold in CBBE: "nobody"',
    'broken.csv:4 opening_hours: must be hours such as Mo-Fr 09:00-12:30,14:00-18:00; Sa 10:00-17:00, or closed, not "Mon 9-5"',
    "broken.csv:4 phone: must be a number with its calling code, such as +33 1 99 00 12 34",
    "broken.csv:4 time_zone: must be a time zone such as Europe/Paris",
    "broken.csv:4 path: is there twice: apple one",
    expect.stringMatching(/^broken\.csv:5 storefront: must be one of CB, CBAT/u),
    'broken.csv:6 latitude: must be degrees such as 48.8606, not "north"',
    "broken.csv:6 longitude: is not a longitude",
    "broken.csv:7 city: is missing",
  ]);
  expect(await open("CBBE")).toBe(before);
});

test("a table has columns for the languages of its texts, and a row without them says that there are none", async () => {
  const [own = "", other = ""] = await Promise.all(
    codes.map(async (code) => (await readFile(exported(`${code}.locations.csv`), "utf8")).split("\n", 1)[0]),
  );
  expect(own).not.toContain("title_");
  expect(other.replace(own, "").split(",")).toEqual(["", "title_ar", "street_ar", "city_ar", "administrative_area_ar"]);
  const [place] = makeLocations(getStorefront("GCSAE"));
  if (place?.texts === undefined) throw new Error("Places of the Emirates have no texts.");
  const { texts, ...bare } = place;
  const arabic = () =>
    scalar<number>("select count(*)::int from location_text t join location l on l.id = t.location where l.active");
  const before = await arabic();
  const without = await folder.write("without.csv", writeLocationTable("GCSAE", [bare]));
  const city = await folder.write(
    "city.csv",
    writeLocationTable("GCSAE", [{ ...bare, texts: { ar: { city: "دبي" } } }]),
  );
  expect(await importFiles(services, [without])).toBe(1);
  expect(await arabic()).toBe(before - 1);
  expect(await importFiles(services, [city])).toBe(1);
  expect(await importFiles(services, [city])).toBe(0);
  expect(await importFiles(services, [exported("GCSAE.locations.csv")])).toBe(1);
  expect([await arabic(), texts.ar?.city]).toEqual([before, expect.stringMatching(/\p{Script=Arabic}/u)]);
});

test("texts that nobody would read, and those of no language, are named by row and column", async () => {
  const arabic = (path: string, texts: SeedLocation["texts"]) =>
    fixtureLocation({ product: "apple", path, ...(texts === undefined ? {} : { texts }) });
  const [heading = "", ...rows] = writeLocationTable("CBBE", [
    arabic("one", { ar: { city: "بروكسل", street: "شارع" } }),
    arabic("two", undefined),
    arabic("three", { nl: { city: "x".repeat(81) } }),
  ]).split("\n");
  expect(await refusal(await folder.write("unspoken.csv", [heading, ...rows].join("\n")))).toEqual([
    "unspoken.csv:2 street_ar: is in a language that CBBE does not speak",
    "unspoken.csv:2 city_ar: is in a language that CBBE does not speak",
    "unspoken.csv:4 city_nl: may have at most 80 characters",
  ]);
  const unknown = [heading.replace("city_ar", "city_xx"), ...rows].join("\n");
  expect(await refusal(await folder.write("unknown.csv", unknown))).toEqual([
    "unknown.csv:1 city_xx: is not a column of places",
  ]);
  const locations = [{ xx: { city: "Bruxel" } }, { nl: {} }, { nl: { city: "", colour: "red" } }, "Brussel"].map(
    (texts, index) => ({ ...arabic(`place-${index}-in-a-list`, undefined), texts }),
  );
  expect(await refusal(await folder.write("texts.json", JSON.stringify({ storefront: "CBBE", locations })))).toEqual([
    "texts.json locations[0].texts.xx.city: is in a language that CBBE does not speak",
    "texts.json locations[1].texts.nl: must have texts",
    "texts.json locations[2].texts.nl.city: is missing",
    "texts.json locations[2].texts.nl.colour: is not known",
    "texts.json locations[3].texts: must be texts by language",
  ]);
});

test("a list is judged field by field", async () => {
  const opening = (dayOfWeek: number, opens: string, closes: string) => ({ dayOfWeek, opens, closes });
  const place = (path: string, change: object) => ({ ...fixtureLocation({ product: "apple", path }), ...change });
  const locations = [
    place("sunday-first", { openingHours: [opening(7, "09:00", "10:00"), opening(1, "09:00", "10:00")] }),
    place("overlapping", { openingHours: [opening(1, "09:00", "13:00"), opening(1, "12:00", "18:00")] }),
    place("backwards", { openingHours: [opening(1, "19:00", "18:00")] }),
    place("eighth-day", { openingHours: [opening(8, "09:00", "10:00")] }),
    place("words", { openingHours: "all day", latitude: "45", colour: "red" }),
    place("many", { openingHours: Array.from({ length: 29 }, () => opening(1, "09:00", "10:00")) }),
  ];
  const order = "must be in the order of the week, each closing after it opens and before the next";
  expect(await refusal(await folder.write("list.json", JSON.stringify({ storefront: "CBBE", locations })))).toEqual([
    `list.json locations[0].openingHours: ${order}`,
    `list.json locations[1].openingHours: ${order}`,
    `list.json locations[2].openingHours: ${order}`,
    expect.stringContaining("locations[3].openingHours: must be a day from 1 to 7"),
    "list.json locations[4].latitude: must be a number",
    "list.json locations[4].openingHours: must be a list of openings",
    "list.json locations[4].colour: is not known",
    expect.stringContaining("locations[5].openingHours: m"),
  ]);
  expect(await refusal(await folder.write("none.json", JSON.stringify({ storefront: "CBXX", locations: [] })))).toEqual(
    ['none.json storefront: is not a storefront: "CBXX"'],
  );
});

test("ten thousand places come in within twenty seconds", async () => {
  const product = await scalar<string>(
    "select brand from product where storefront = 'CBBE' order by popularity limit 1",
  );
  const places = Array.from({ length: 10_000 }, (_, index) =>
    fixtureLocation({
      product,
      path: `place-${index}`,
      latitude: 50 + (index % 1000) / 1000,
      longitude: 4 + index / 10_000,
    }),
  );
  const file = await folder.write("many.csv", writeLocationTable("CBBE", places));
  const started = performance.now();
  expect(await importFiles(services, [file])).toBe(10_000);
  expect(performance.now() - started).toBeLessThan(20_000);
  expect(await importFiles(services, [file])).toBe(0);
}, 60_000);
