import { expect, test } from "@jest/globals";
import fc from "fast-check";
import { typedWords, wordsOf } from "./normalise.ts";
import { findIn } from "./search-index.ts";
import { createSegment, type Segment } from "./segment.ts";
import type { Entry } from "./vocabulary.ts";

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
  "Footlocker",
  "حديقة ٢٤",
];
const titles = (found: ReturnType<typeof findIn<Entry>>): string[] =>
  found.flatMap(({ entries }) => entries.map(({ title }) => title));
const all = { start: 0, count: 100 };

const segments = new Map([
  [
    "PRODUCT",
    [
      await createSegment(
        names.map((title) => ({
          title,
          keywords: title === "Book Nook" ? "books garden" : "",
          body: title === "Nordlicht" ? "An apple a day, lovely for a birthday" : "",
        })),
      ),
    ],
  ],
]);
const found = (typed: string) => titles(findIn(segments, typed, all));

test.each([
  ["app", ["Apple", "Apple Tree Garden"]],
  ["elodie", ["Café Élodie"]],
  ["CAFE", ["Café Élodie"]],
  ["appel", ["Apple", "Apple Tree Garden"]],
  ["nordlihct", ["Nordlicht"]],
  ["strasse", ["Straße 7"]],
  ["٧", ["Straße 7"]],
  ["۷", ["Straße 7"]],
  ["24", ["حديقة ٢٤"]],
  ["lodz", ["Łódź Kino"]],
  ["النور", ["مكتبة النور"]],
  ["نور", ["مكتبة النور"]],
  ["مكتبه", ["مكتبة النور"]],
  ["مكتـبـة", ["مكتبة النور"]],
  ["atelier", ["L'Atelier"]],
  ["booknook", ["Book Nook"]],
  ["foot locker", ["Footlocker"]],
  ["garden", ["Apple Tree Garden", "Book Nook"]],
  ["apple gardn", ["Apple Tree Garden"]],
  ["birthday", ["Nordlicht"]],
  ["gift voucher atelier", ["L'Atelier"]],
  ["apple nordlicht", ["Nordlicht"]],
  ["xyzzy", []],
  ["  %_*' ", []],
  ["", []],
])("typing %p finds %p", (typed, expected) => {
  expect(found(typed)).toEqual(expected);
});

test("a word in full comes before one that only begins so, and the order of the entries decides between equals", async () => {
  const entries = ["Nordic Spa", "Nord", "Nordlicht", "Nord Hotel"].map((title) => ({ title, keywords: "", body: "" }));
  const index = new Map([["PRODUCT", [await createSegment(entries)]]]);
  expect(titles(findIn(index, "nord", all))).toEqual(["Nord", "Nord Hotel", "Nordic Spa", "Nordlicht"]);
});

test("a word with a typing error comes before one that only begins so", async () => {
  const entries = ["Alpenglow Gear", "Pocket & Pleat", "Apple"].map((title) => ({ title, keywords: "", body: "" }));
  const index = new Map([["PRODUCT", [await createSegment(entries)]]]);
  expect(titles(findIn(index, "aple", all))).toEqual(["Apple", "Alpenglow Gear", "Pocket & Pleat"]);
});

test("a body counts for each kind by itself, where no title of that kind has the word", async () => {
  const entries = [
    { kind: "PRODUCT", title: "Wellness Baths", keywords: "", body: "" },
    { kind: "PRODUCT", title: "Grand Hotel", keywords: "", body: "with wellness" },
    { kind: "POST", title: "Ideas for mothers", keywords: "", body: "wellness, flowers" },
  ];
  const index = new Map<string, Segment<Entry>[]>();
  for (const [kind, group] of Map.groupBy(entries, ({ kind }) => kind)) index.set(kind, [await createSegment(group)]);
  expect(titles(findIn(index, "wellness", all))).toEqual(["Wellness Baths", "Ideas for mothers"]);
});

test("whatever is typed, however long, no more than six words of forty letters are looked at", () => {
  const hostile = [
    "a".repeat(10_000),
    "é".repeat(10_000),
    "%_*".repeat(5000),
    "\u0000\u202e".repeat(5000),
    "ab ".repeat(5000),
    "ﷺ".repeat(5000),
  ];
  for (const typed of hostile) {
    const words = typedWords(typed);
    expect(words.length).toBeLessThanOrEqual(6);
    expect(Math.max(0, ...words.map(({ length }) => length))).toBeLessThanOrEqual(40);
    expect(found(typed)).toEqual(found(typed.slice(0, 80)));
  }
});

test("every name is found by itself and by any beginning of its first word", () => {
  fc.assert(
    fc.property(fc.constantFrom(...names), fc.integer({ min: 1, max: 20 }), (name, length) => {
      expect(found(name)).toContain(name);
      expect(found((wordsOf(name)[0] ?? "").slice(0, length))).toContain(name);
    }),
  );
});

test("any text is an answer, never an error", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 200 }), (typed) => {
      expect(Array.isArray(found(typed))).toBe(true);
    }),
  );
});
