import { expect, test } from "@jest/globals";
import fc from "fast-check";
import { prefixDistance } from "./distance.ts";
import { typedWords, wordsOf } from "./normalise.ts";
import { createSearchIndex } from "./search-index.ts";

const names = [
  "Apple",
  "Café Élodie",
  "Apple Tree Garden",
  "Nordlicht",
  "Straße 7",
  "Łódź Kino",
  "مكتبة النور",
  "L'Atelier",
  "Book Nook",
];
const index = createSearchIndex(
  names.map((name) => ({ item: name, name, keywords: name === "Book Nook" ? "books garden" : "" })),
);

test.each([
  ["app", ["Apple", "Apple Tree Garden"]],
  ["elodie", ["Café Élodie"]],
  ["CAFE", ["Café Élodie"]],
  ["appel", ["Apple", "Apple Tree Garden"]],
  ["nordlihct", ["Nordlicht"]],
  ["strasse", ["Straße 7"]],
  ["lodz", ["Łódź Kino"]],
  ["النور", ["مكتبة النور"]],
  ["atelier", ["L'Atelier"]],
  ["booknook", ["Book Nook"]],
  ["garden", ["Apple Tree Garden", "Book Nook"]],
  ["apple gardn", ["Apple Tree Garden"]],
  ["xyzzy", []],
  ["  %_*' ", []],
  ["", []],
])("typing %p finds %p", (typed, found) => {
  expect(index.find(typed)).toEqual(found);
});

test("whatever is typed, however long, costs about the same", () => {
  const hostile = [
    "a".repeat(10_000),
    "é".repeat(10_000),
    "%_*".repeat(5000),
    "\u0000\u202e".repeat(5000),
    "ab ".repeat(5000),
  ];
  for (const typed of hostile) {
    const started = performance.now();
    index.find(typed);
    expect(performance.now() - started).toBeLessThan(1000);
    expect(typedWords(typed).length).toBeLessThanOrEqual(6);
  }
});

test("every name is found by itself and by any beginning of its first word", () => {
  fc.assert(
    fc.property(fc.constantFrom(...names), fc.integer({ min: 1, max: 20 }), (name, length) => {
      expect(index.find(name)).toContain(name);
      expect(index.find((wordsOf(name)[0] ?? "").slice(0, length))).toContain(name);
    }),
  );
});

test("one swap, slip, gap or extra letter is a distance of one; limits are kept", () => {
  expect(
    ["nrodlicht", "nordlixht", "nordlcht", "norddlicht"].map((typed) => prefixDistance(typed, "nordlicht", 2)),
  ).toEqual([1, 1, 1, 1]);
  expect(prefixDistance("nord", "nordlicht", 2)).toBe(0);
  expect(prefixDistance("zzzz", "nordlicht", 2)).toBe(3);
});
