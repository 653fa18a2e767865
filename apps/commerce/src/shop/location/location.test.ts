import { afterAll, beforeAll, expect, test } from "@jest/globals";
import fc from "fast-check";
import { fixtureCatalogue } from "../../testing/fixture-catalogue.ts";
import { fixtureLocation, fixtureLocations } from "../../testing/fixture-locations.ts";
import { markEdited } from "../catalogue/import/edited.ts";
import { importCatalogue } from "../catalogue/import/import-catalogue.ts";
import { purgeQueue } from "../catalogue/stock/purge.ts";
import { importLocations } from "./import/import-locations.ts";
import { locationsWithin } from "./location-sql.ts";
import { type OpenShop, openShop } from "./testing/open-shop.ts";

let shop: OpenShop;
const places = [...fixtureLocations("cafe-elodie", 73), ...fixtureLocations("apple", 3)];
beforeAll(async () => {
  shop = await openShop({ CBFR: places });
});
afterAll(() => shop.close());

const errors = "errors { code referencedRequestParameter }";
const list = `query ($userData: UserDataInput!, $productPath: String!, $filters: LocationsFiltersInput, $paging: PagingInput) {
  locations(userData: $userData, productPath: $productPath, filters: $filters, paging: $paging) {
    data { locations { id path title latitude longitude address { city } } paging { totalItems currentPage itemsPerPage }
      bounds { latMin latMax lonMin lonMax } } ${errors} } }`;

interface Listed {
  id: string;
  path: string;
  title: string;
  latitude: number;
  longitude: number;
  address: { city: string };
}

const ask = async (variables: Record<string, unknown>) =>
  (await shop.server.client("CBFR").ask(list, { productPath: "cafe-elodie", ...variables })).data.locations;

test("a place has its address, its hours and where it is", async () => {
  const one = `query ($userData: UserDataInput!, $path: String!) { location(userData: $userData, productPath: "cafe-elodie", path: $path) {
    data { path title latitude longitude phoneNumber timeZone openingHours { dayOfWeek opens closes }
      address { street houseNumber postCode city administrativeArea countryCode } } ${errors} } }`;
  const client = shop.server.client("CBFR");
  const { openingHours, phoneNumber, timeZone, title, latitude, longitude, path } =
    places[0] ?? places[1] ?? fixtureLocation({ product: "", path: "" });
  expect((await client.ask(one, { path: "place-0" })).data.location).toEqual({
    data: {
      ...{ path, title, latitude, longitude, phoneNumber, timeZone, openingHours },
      address: {
        street: "Rue de l’Église",
        houseNumber: "1",
        postCode: "69001",
        city: "Évry",
        administrativeArea: "Île-de-France",
        countryCode: "FR",
      },
    },
    errors: [],
  });
  const bare = (await client.ask(one, { path: "place-4" })).data.location.data;
  expect([bare.phoneNumber, bare.address.administrativeArea]).toEqual([null, null]);
  expect((await client.ask(one, { path: "nowhere" })).data.location).toEqual({
    data: null,
    errors: [{ code: 2047, referencedRequestParameter: "path" }],
  });
});

test("places come by town and name, page by page, each once, however many have the same name", async () => {
  const pages: Listed[] = [];
  for (let pageNumber = 1; pageNumber <= 8; pageNumber += 1) {
    const { data } = await ask({ paging: { itemsPerPage: 10, pageNumber } });
    expect(data.paging).toEqual({ totalItems: 73, currentPage: pageNumber, itemsPerPage: 10 });
    pages.push(...data.locations);
  }
  expect(new Set(pages.map(({ id }) => id)).size).toBe(73);
  // Accents do not count: Évry stands before La Rochelle.
  expect([...new Set(pages.map(({ address }) => address.city))]).toEqual([
    "Évry",
    "La Rochelle",
    "Lyon",
    "Saint-Étienne",
    "Zuydcoote",
  ]);
  const beyond = await ask({ paging: { itemsPerPage: 48, pageNumber: 999_999 } });
  expect([beyond.data.locations, beyond.data.paging.totalItems]).toEqual([[], 73]);
});

const degrees = (least: number, most: number) =>
  fc.integer({ min: Math.round(least * 200), max: Math.round(most * 200) }).map((steps) => steps / 200);

test("a rectangle holds what a walk over all places finds, its edges too, and says what is around it", async () => {
  const rectangles = fc
    .record({
      lats: fc.tuple(degrees(45, 51.2), degrees(45, 51.2)),
      lons: fc.tuple(degrees(-1.3, 5), degrees(-1.3, 5)),
    })
    .map(({ lats, lons }) => ({
      latMin: Math.min(...lats),
      latMax: Math.max(...lats),
      lonMin: Math.min(...lons),
      lonMax: Math.max(...lons),
    }));
  const own = places.filter(({ product }) => product === "cafe-elodie");
  await fc.assert(
    fc.asyncProperty(rectangles, async (rectangle) => {
      const inside = own.filter(
        ({ latitude, longitude }) =>
          latitude >= rectangle.latMin &&
          latitude <= rectangle.latMax &&
          longitude >= rectangle.lonMin &&
          longitude <= rectangle.lonMax,
      );
      const { data } = await ask({ filters: { rectangle }, paging: { itemsPerPage: 48 } });
      expect(data.paging.totalItems).toBe(inside.length);
      const paths = new Set(inside.map(({ path }) => path));
      for (const { path } of data.locations as Listed[]) expect(paths).toContain(path);
      expect(data.locations).toHaveLength(Math.min(48, inside.length));
      const [lats, lons] = [inside.map(({ latitude }) => latitude), inside.map(({ longitude }) => longitude)];
      const bounds = {
        latMin: Math.min(...lats),
        latMax: Math.max(...lats),
        lonMin: Math.min(...lons),
        lonMax: Math.max(...lons),
      };
      expect(data.bounds).toEqual(inside.length === 0 ? null : bounds);
    }),
    { numRuns: 150 },
  );
});

test("a product says how many places it has; one without answers an empty list", async () => {
  const document =
    "query ($userData: UserDataInput!, $path: String!) { product(userData: $userData, path: $path) { data { locationCount } } }";
  const count = async (path: string) =>
    (await shop.server.client("CBFR").ask(document, { path })).data.product.data.locationCount;
  expect([await count("cafe-elodie"), await count("apple"), await count("nordlicht")]).toEqual([73, 3, 0]);
  expect(await ask({ productPath: "nordlicht" })).toEqual({
    data: { locations: [], paging: { totalItems: 0, currentPage: 1, itemsPerPage: 16 }, bounds: null },
    errors: [],
  });
});

test("a rectangle is read by its index alone, also by a plan that was made before its sides were known", async () => {
  const client = await shop.services.pool.connect();
  try {
    await client.query("vacuum analyze location");
    await client.query("set plan_cache_mode = force_generic_plan");
    await client.query(`prepare within (int, int, int, text, float8, float8, float8, float8) as ${locationsWithin}`);
    const { rows } = await client.query<{ "QUERY PLAN": string }>(
      "explain execute within (1, 16, 0, 'fr', 45, 46, 4, 5)",
    );
    const plan = rows.map((row) => row["QUERY PLAN"]).join("\n");
    expect(plan).toContain("Index Only Scan using location_in_rectangle");
    expect(plan).not.toContain("location_product_path_key");
  } finally {
    client.release(true);
  }
});

const rectangle = { latMin: 45, latMax: 46, lonMin: 4, lonMax: 5 };

test.each([
  [{ productPath: "nothing" }, 2037, "productPath"],
  [{ productPath: "x".repeat(10_000) }, 2037, "productPath"],
  [{ filters: { rectangle: { ...rectangle, latMax: 44 } } }, 1110, "filters.rectangle.latMax"],
  [{ filters: { rectangle: { ...rectangle, lonMin: 6 } } }, 1110, "filters.rectangle.lonMax"],
  [{ filters: { rectangle: { ...rectangle, latMin: -90.5 } } }, 1110, "filters.rectangle.latMin"],
  [{ filters: { rectangle: { ...rectangle, lonMax: 1e300 } } }, 1110, "filters.rectangle.lonMax"],
  [{ paging: { itemsPerPage: 49 } }, 1110, "paging.itemsPerPage"],
  [{ paging: { pageNumber: 0 } }, 1110, "paging.pageNumber"],
  [{ paging: { pageNumber: 1_000_000 } }, 1110, "paging.pageNumber"],
])("a list that cannot be is answered with what is wrong: %#", async (variables, code, parameter) => {
  expect(await ask(variables)).toEqual({ data: null, errors: [{ code, referencedRequestParameter: parameter }] });
});

test("five decimals of a rectangle count", async () => {
  const { latitude, longitude } = places[0] ?? rectangleCentre;
  const around = { latMin: latitude + 0.000004, latMax: latitude, lonMin: longitude, lonMax: longitude + 0.000004 };
  const { data } = await ask({ filters: { rectangle: around } });
  expect(data.bounds).toEqual({ latMin: latitude, latMax: latitude, lonMin: longitude, lonMax: longitude });
});
const rectangleCentre = { latitude: 45.5, longitude: 4.5 };

test("the same places again write nothing; what changed is told, what is gone is closed, what came as a file is left alone", async () => {
  const own = fixtureLocations("last-pieces", 4);
  await importCatalogue(shop.services, fixtureCatalogue("CKFR"));
  expect(await importLocations(shop.services, "CKFR", own)).toBe(4);
  expect(await importLocations(shop.services, "CKFR", own)).toBe(0);
  const client = shop.server.client("CKFR");
  const count = async () =>
    (
      await client.ask(
        'query ($userData: UserDataInput!) { product(userData: $userData, path: "last-pieces") { data { locationCount } } }',
      )
    ).data.product.data.locationCount;
  expect(await count()).toBe(4);
  const told = async () =>
    (
      await shop.services.pool.query("select from pgboss.job where name = $1 and data->'tags' ?& $2::text[]", [
        purgeQueue.name,
        ["catalogue:CKFR", "product:CKFR:last-pieces"],
      ])
    ).rowCount ?? 0;
  const before = await told();
  const [first, ...others] = own;
  expect(
    await importLocations(
      shop.services,
      "CKFR",
      others.map((place, index) => ({ ...place, title: `New ${index % 2 === 0 ? place.title : ""}` })),
    ),
  ).toBe(4);
  expect(await told()).toBe(before + 1);
  expect(await count()).toBe(3);
  expect(await importLocations(shop.services, "CKFR", [...others, ...(first ? [first] : [])])).toBe(4);
  expect(await count()).toBe(4);
  await markEdited(shop.services.pool, "CKFR", "CATALOGUE", shop.services.clock.now());
  expect(await importLocations(shop.services, "CKFR", [], { unlessEdited: true })).toBe(0);
  expect(await count()).toBe(4);
});

test("the pages of more products than are named one by one are told by the storefront's own tag", async () => {
  const { brands, products, ...others } = fixtureCatalogue("CBIE");
  const slugs = Array.from({ length: 1001 }, (_, index) => `brand-${index}`);
  const each = <T extends object>([like]: readonly T[], name: "slug" | "brand") =>
    like === undefined ? [] : slugs.map((slug) => ({ ...like, [name]: slug }));
  await importCatalogue(shop.services, {
    ...others,
    brands: each(brands, "slug"),
    products: each(products, "brand"),
    searchHighlights: [],
  });
  const own = slugs.map((product) => fixtureLocation({ product, path: "place" }));
  const tagsOf = async (change: () => Promise<number>): Promise<string[]> => {
    await shop.services.ownerPool.query("delete from pgboss.job where name = $1", [purgeQueue.name]);
    await change();
    const { rows } = await shop.services.pool.query<{ tags: string[] }>(
      "select distinct data->'tags' as tags from pgboss.job where name = $1",
      [purgeQueue.name],
    );
    return rows.flatMap(({ tags }) => tags);
  };
  expect(await tagsOf(() => importLocations(shop.services, "CBIE", own))).toEqual([
    "storefront:CBIE",
    "catalogue:CBIE",
  ]);
  const [first, ...rest] = own;
  const moved = first ? [{ ...first, title: "Moved" }, ...rest] : [];
  expect(await tagsOf(() => importLocations(shop.services, "CBIE", moved))).toEqual([
    "catalogue:CBIE",
    "product:CBIE:brand-0",
  ]);
});

test.each([
  ["a day that is none", { openingHours: [{ dayOfWeek: 8, opens: "09:00", closes: "10:00" }] }],
  ["an hour that is none", { openingHours: [{ dayOfWeek: 1, opens: "9:00", closes: "10:00" }] }],
  ["an end before its beginning", { openingHours: [{ dayOfWeek: 1, opens: "19:00", closes: "10:00" }] }],
  ["beyond the pole", { latitude: 90.1 }],
  ["a country that is no code", { countryCode: "France" }],
  ["an empty town", { city: "" }],
])("the database itself refuses %s", async (_, change) => {
  const broken = fixtureLocation({ product: "nordlicht", path: "broken", ...change });
  await expect(importLocations(shop.services, "CBFR", [...places, broken])).rejects.toThrow(
    /violates check constraint/u,
  );
});
