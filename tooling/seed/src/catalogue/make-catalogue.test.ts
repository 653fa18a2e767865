import { createHash } from "node:crypto";
import { brotliCompressSync } from "node:zlib";
import { getStorefront, isEntitySlug, routesOf, type Storefront, storefronts } from "@giftshop/storefront-config";
import { expect, test } from "@jest/globals";
import { brands } from "../brands/index.ts";
import { xmlFault } from "../card/xml-fault.ts";
import { shoppingCategories } from "../categories.ts";
import { familyOf } from "../looks.ts";
import type { SeedCatalogue, SeedVariation, Words } from "../types.ts";
import { makeCatalogue } from "./make-catalogue.ts";
import { selectBrands } from "./select-brands.ts";

const catalogues = storefronts.map((storefront) => [storefront.code, storefront, makeCatalogue(storefront)] as const);
const digest = (catalogue: SeedCatalogue) => createHash("sha256").update(JSON.stringify(catalogue)).digest("hex");

test("the same storefront gives the same catalogue, always", () => {
  for (const [, storefront, catalogue] of catalogues) expect(digest(makeCatalogue(storefront))).toBe(digest(catalogue));
});

test("at least 240 invented brands in at least 14 categories, no slug twice", () => {
  expect(brands.length).toBeGreaterThan(240);
  expect(shoppingCategories.length).toBeGreaterThanOrEqual(14);
  expect(new Set(brands.map(({ slug }) => slug)).size).toBe(brands.length);
  expect(Math.max(...brands.map(({ title }) => title.length))).toBe(40);
});

const speaksFully = ({ languages }: Storefront, words: Words) => {
  expect(Object.keys(words).sort()).toEqual([...languages].sort());
  for (const text of Object.values(words)) expect(text).toMatch(/^[^{}]{2,}$/);
};

test.each(catalogues)(
  "%s says everything in each of its languages",
  (_code, storefront, { categories, products, extras }) => {
    for (const { title } of [...categories, ...extras]) speaksFully(storefront, title);
    for (const { title, description, conditions, pictures = [] } of products) {
      for (const words of [title, description, conditions]) speaksFully(storefront, words);
      for (const { alt } of pictures) speaksFully(storefront, alt);
    }
  },
);

test.each(catalogues)(
  "%s has what its record promises",
  (_code, storefront, { brands: rows, categories, products, extras }) => {
    const kinds = Object.groupBy(rows, ({ kind }) => kind);
    expect(kinds.GIFTCARD).toHaveLength(storefront.catalogueSize);
    expect(kinds.CHOICE).toHaveLength(1);
    expect([kinds.DONATION?.length, kinds.BLANK_PACK?.length, extras.length]).toEqual([6, 3, 15]);
    expect(products.map(({ popularity }) => popularity)).toEqual(products.map((_, index) => index + 1));
    expect(products.map(({ brand }) => brand).sort()).toEqual(rows.map(({ slug }) => slug).sort());
    expect(new Set(kinds.GIFTCARD?.map(({ category }) => category)).size).toBeGreaterThanOrEqual(14);
    expect(products.filter(({ physical }) => physical?.stock === 0)).toHaveLength(1);
    expect(rows.some(({ countPerOrder }) => countPerOrder !== undefined)).toBe(true);
    expect(products.some(({ digital }) => (digital?.maximum ?? 0) > storefront.limits.splitAbove)).toBe(true);
    for (const language of storefront.languages) {
      const { reserved } = routesOf(storefront, language);
      for (const { slug } of [...rows, ...categories])
        expect([slug, isEntitySlug(slug, reserved)]).toEqual([slug, true]);
    }
  },
);

const isSound = ({ minimum, maximum, fixedValues, hasFixedPrices }: SeedVariation) => {
  expect(fixedValues).toEqual([...new Set(fixedValues)].sort((one, other) => one - other));
  expect(fixedValues.length).toBeGreaterThan(0);
  expect(fixedValues[0]).toBeGreaterThanOrEqual(minimum);
  expect(fixedValues.at(-1)).toBeLessThanOrEqual(maximum);
  if (hasFixedPrices) expect([minimum, maximum]).toEqual([fixedValues[0], fixedValues.at(-1)]);
};

test.each(catalogues)("%s keeps within its limits", (_code, { limits, claims }, { brands: rows, products }) => {
  const packs = new Set(rows.filter(({ kind }) => kind === "BLANK_PACK").map(({ slug }) => slug));
  const business = rows.find(({ kind, category }) => kind === "GIFTCARD" && category === "for-business")?.slug;
  for (const { brand, digital, physical } of products) {
    const { minimum, maximum } = (brand === business && claims.businessCard) || {
      minimum: limits.digitalMinimum,
      maximum: limits.digitalMaximum,
    };
    const variations = [digital, physical].filter((variation) => variation !== undefined);
    expect(variations.length).toBeGreaterThan(0);
    for (const variation of variations) {
      isSound(variation);
      if (packs.has(brand)) continue;
      expect(variation.minimum).toBeGreaterThanOrEqual(minimum);
      expect(variation.maximum).toBeLessThanOrEqual(maximum);
      for (const value of variation.fixedValues) expect(value % 100).toBe(0);
    }
  }
});

test("Apple is limited to 500 EUR an order, and to a like sum elsewhere", () => {
  const limit = (code: "CBFR" | "CKUK" | "CBPL") =>
    makeCatalogue(getStorefront(code)).products.find(({ brand }) => brand === "apple")?.sumPerOrder;
  expect([limit("CBFR"), limit("CKUK"), limit("CBPL")]).toEqual([50_000, 50_000, 200_000]);
});

test.each(catalogues)(
  "%s sells the business card that it claims, and none where it claims none",
  (_code, { claims, languages, country, currency }, { brands: rows, products }) => {
    const cards = rows.filter(({ kind, category }) => kind === "GIFTCARD" && category === "for-business");
    const sold = products.filter(({ brand }) => cards.some(({ slug }) => slug === brand));
    expect([cards.length, sold.length]).toEqual(claims.businessCard === null ? [0, 0] : [1, 1]);
    for (const { digital, physical, description } of sold) {
      for (const variation of [digital, physical])
        expect(variation).toMatchObject({ ...claims.businessCard, hasFixedPrices: false });
      for (const language of languages) {
        const { minimum, maximum } = claims.businessCard ?? { minimum: 0, maximum: 0 };
        const money = new Intl.NumberFormat(`${language}-${country}`, {
          style: "currency",
          currency,
          maximumFractionDigits: 0,
        });
        expect(description[language]).toContain(money.format(minimum / 100));
        expect(description[language]).toContain(money.format(maximum / 100));
      }
    }
  },
);

test("Poland's business card is worth 50 to 2000 PLN", () => {
  const { products } = makeCatalogue(getStorefront("CBPL"));
  const card = products.find(({ digital }) => digital?.maximum === 200_000);
  expect(card?.digital).toMatchObject({ minimum: 5_000, fixedValues: expect.arrayContaining([5_000, 200_000]) });
});

test.each(catalogues)(
  "%s says of every restaurant what it cooks, and of nothing else",
  (_code, storefront, { brands: rows, categories, products }) => {
    const restaurants = new Set(categories.flatMap(({ slug, page }) => (page === "RESTAURANT" ? [slug] : [])));
    const seated = new Set(rows.flatMap(({ slug, category }) => (category && restaurants.has(category) ? [slug] : [])));
    for (const { brand, cuisine } of products) {
      expect([brand, cuisine !== undefined]).toEqual([brand, seated.has(brand)]);
      if (cuisine) speaksFully(storefront, cuisine);
    }
  },
);

test("a brand is the same row in every storefront", () => {
  const seen = new Map<string, string>();
  for (const [, , { brands: rows }] of catalogues) {
    for (const row of rows) {
      const text = JSON.stringify(row);
      expect(seen.get(row.slug) ?? text).toBe(text);
      seen.set(row.slug, text);
    }
  }
});

test("drawings are small, well-formed and fetch nothing", () => {
  const drawings = new Map<string, string>();
  for (const [, { group }, { brands: rows, extras }] of catalogues) {
    for (const { slug, faceSvg } of rows) drawings.set(slug, faceSvg);
    for (const { slug, imageSvg } of extras) drawings.set(`${group} ${slug}`, imageSvg);
  }
  for (const [slug, svg] of drawings) {
    expect([slug, xmlFault(svg)]).toEqual([slug, undefined]);
    expect(svg.replace('xmlns="http://www.w3.org/2000/svg"', "")).not.toMatch(
      /https?:|href|<script|<style|url\((?!#)|NaN|undefined|\n/,
    );
    // As it is sent: the outlines of a name are long as text and short when they are packed.
    expect([slug, brotliCompressSync(svg).length <= 4096]).toEqual([slug, true]);
  }
});

test.each(catalogues)("in %s no two neighbours are drawn alike", (_code, storefront) => {
  const looks = selectBrands(storefront).map(({ look }) => look);
  for (const [index, look] of looks.entries()) {
    const next = looks[index + 1];
    if (!next) continue;
    expect([index, familyOf(look) === familyOf(next), look.palette.hue === next.palette.hue]).toEqual([
      index,
      false,
      false,
    ]);
  }
});
