import { createHash } from "node:crypto";
import { isEntitySlug, storefronts } from "@giftshop/storefront-config";
import { judgePostCode } from "@giftshop/validation/rules";
import { expect, test } from "@jest/globals";
import { brands } from "../brands/index.ts";
import { makeLocations } from "./make-locations.ts";
import { townsByCountry } from "./towns/index.ts";
import type { SeedLocation } from "./types.ts";

const made = storefronts.map((storefront) => [storefront.code, storefront, makeLocations(storefront)] as const);

/** Gift cards alone: donations and stock boxes are no brands. */
const trades = new Map(brands.map(({ slug, category }) => [slug, category]));

const kilometres = (one: { latitude: number; longitude: number }, other: typeof one): number => {
  const north = (one.latitude - other.latitude) * 111.2;
  const east = (one.longitude - other.longitude) * 111.2 * Math.cos((one.latitude * Math.PI) / 180);
  return Math.hypot(north, east);
};

test("the same storefront gives the same places, always", () => {
  const digest = (locations: readonly SeedLocation[]) =>
    createHash("sha256").update(JSON.stringify(locations)).digest("hex");
  for (const [, storefront, locations] of made) expect(digest(makeLocations(storefront))).toBe(digest(locations));
});

test("a country has twelve to forty towns", () => {
  for (const [country, groups] of Object.entries(townsByCountry)) {
    const names = groups.flatMap(({ towns }) => towns.map(([name, area]) => `${name}, ${area}`));
    expect([country, new Set(names).size]).toEqual([country, names.length]);
    expect(names.length).toBeGreaterThanOrEqual(12);
    expect(names.length).toBeLessThanOrEqual(40);
  }
});

test.each(made)(
  "in %s most cards are spent behind doors, a few behind one, one in every town",
  (_, storefront, locations) => {
    const counts = [...Map.groupBy(locations, ({ product }) => product)].map(([product, { length }]) => ({
      product,
      length,
    }));
    expect(counts.filter(({ product }) => !trades.has(product))).toEqual([]);
    expect(counts.length / storefront.catalogueSize).toBeGreaterThan(0.5);
    expect(counts.length / storefront.catalogueSize).toBeLessThanOrEqual(0.75);
    expect(counts.filter(({ length }) => length > 200)).toHaveLength(1);
    expect(counts.filter(({ length }) => length > 80)).toHaveLength(1);
    expect(counts.filter(({ length }) => length === 1).length).toBeLessThan(counts.length / 5);
    // Nothing is invented of the one real company.
    expect(counts.map(({ product }) => product)).not.toContain("apple");
  },
);

test.each(made)(
  "in %s each place is somewhere, and has an address of its own",
  (_, { country, timeZone }, locations) => {
    const towns = new Map(
      townsByCountry[country]?.flatMap((group) =>
        group.towns.map((town) => [`${town[0]}, ${town[1]}`, { group, town }] as const),
      ),
    );
    const names = locations.map(({ product, path }) => `${product} ${path}`);
    expect(new Set(names).size).toBe(names.length);
    for (const location of locations) {
      const { path, city, administrativeArea, postCode = "", countryCode, latitude, longitude } = location;
      const { group, town } = towns.get(`${city}, ${administrativeArea}`) ?? {};
      expect([path, isEntitySlug(path, new Set())]).toEqual([path, true]);
      expect([path, countryCode, location.timeZone]).toEqual([path, country, group?.timeZone ?? timeZone]);
      expect([postCode, judgePostCode(postCode, country)]).toEqual([postCode, undefined]);
      const [, , north = 0, east = 0, , radius = 0] = town ?? [];
      expect(kilometres({ latitude, longitude }, { latitude: north, longitude: east })).toBeLessThan(radius + 0.01);
      expect([latitude, longitude].map((value) => Number(value.toFixed(5)))).toEqual([latitude, longitude]);
    }
  },
);

test("a brand is in the same places wherever it is sold in a country", () => {
  const seen = new Map<string, string>();
  for (const [, { country }, locations] of made) {
    for (const [product, places] of Map.groupBy(locations, (location) => location.product)) {
      const text = JSON.stringify(places);
      expect(seen.get(`${country} ${product}`) ?? text).toBe(text);
      seen.set(`${country} ${product}`, text);
    }
  }
});

test("places of a country whose signs are in two scripts have all their names in both, and the same ones everywhere", () => {
  const latin = /\p{Script=Latin}/u;
  const names = new Map<string, string | undefined>();
  for (const [, { country, languages }, locations] of made) {
    for (const { title, street, city, administrativeArea, texts } of locations) {
      expect(Object.keys(texts ?? {})).toEqual(
        country === "AE" ? languages.filter((language) => language === "ar") : [],
      );
      const text = texts?.ar;
      if (text === undefined) continue;
      const pairs = [
        [street, text.street] as const,
        [city, text.city] as const,
        [administrativeArea ?? "", text.administrativeArea] as const,
      ];
      for (const [own, other = ""] of pairs) {
        expect([own, other, latin.test(other)]).toEqual([own, names.get(own) ?? other, false]);
        names.set(own, other);
      }
      // The brand keeps its name.
      expect(text.title).toContain(text.city);
      expect(text.title?.split(" ")[0]).toBe(title.split(" ")[0]);
    }
  }
  expect(names.size).toBe(12 + 24);
  expect(new Set(names.values()).size).toBe(names.size);
});

test("hours follow one another, and restaurants rest between lunch and dinner", () => {
  const weeks = new Map(
    made.flatMap(([, , locations]) =>
      locations.map(({ product, openingHours }) => {
        const dining = trades.get(product) === "dining";
        return [`${dining} ${JSON.stringify(openingHours)}`, { dining, openingHours }] as const;
      }),
    ),
  );
  for (const { dining, openingHours } of weeks.values()) {
    const order = openingHours.map(({ dayOfWeek, opens }) => `${dayOfWeek} ${opens}`);
    expect(order).toEqual([...order].sort());
    expect(openingHours.filter(({ opens, closes }) => opens >= closes)).toEqual([]);
    if (dining) expect(openingHours.filter(({ dayOfWeek }) => dayOfWeek === 5)).toHaveLength(2);
  }
});

test("only countries that keep numbers for invention have places with a telephone", () => {
  const numbers = made.flatMap(([, , locations]) =>
    locations.flatMap(({ countryCode, phoneNumber }) =>
      phoneNumber === undefined ? [] : { countryCode, phoneNumber },
    ),
  );
  const callingCodes = new Set(
    numbers.map(({ countryCode, phoneNumber }) => `${countryCode} ${phoneNumber.split(" ")[0]}`),
  );
  expect([...callingCodes].sort()).toEqual([
    "AU +61",
    "CA +1",
    "DE +49",
    "FR +33",
    "GB +44",
    "IE +353",
    "SE +46",
    "US +1",
  ]);
  expect(numbers.filter(({ phoneNumber }) => !/^\+\d[\d ]{8,18}$/u.test(phoneNumber))).toEqual([]);
});
