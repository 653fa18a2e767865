import { expect, test } from "@jest/globals";
import fc from "fast-check";
import { findIn } from "./search-index.ts";
import { createSegment } from "./segment.ts";
import { arrangeAll, rearrangeAll, type Shelves } from "./shop-documents.ts";
import { naiveSearch } from "./testing/naive-search.ts";
import { prefixDistance } from "./testing/prefix-distance.ts";
import type { SearchDocument } from "./types.ts";
import { tolerance, wordsNear } from "./words-near.ts";

/** Few letters, so that words are alike. */
const word = fc.string({ unit: fc.constantFrom("a", "b", "c", "d"), minLength: 1, maxLength: 9 });
const text = (most: number) => fc.array(word, { maxLength: most }).map((words) => words.join(" "));
const entry = fc.record({ title: text(3), keywords: text(2), body: text(6), own: fc.boolean() });

test("the walk along a vocabulary finds every word that is near, at its distance, and no other", () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(word, { maxLength: 60 }),
      word.filter(({ length }) => length > 3),
      (words, typed) => {
        const inOrder = words.toSorted();
        const near = new Map<string, number>();
        wordsNear(inOrder, typed, ({ first, end }, distance) => {
          for (const found of inOrder.slice(first, end)) {
            expect(near.has(found)).toBe(false);
            near.set(found, distance);
          }
        });
        const expected = inOrder
          .map((candidate) => [candidate, prefixDistance(typed, candidate)] as const)
          .filter(([, distance]) => distance <= tolerance(typed.length));
        expect([...near].sort()).toEqual(expected.toSorted());
      },
    ),
    { numRuns: 500 },
  );
});

test("what is found, mistyped or not, is what looking at every word of every entry finds, in that order", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(entry, { maxLength: 25 }), text(3), async (entries, typed) => {
      const segments = new Map([["PRODUCT", [await createSegment(entries)]]]);
      const expected = naiveSearch(entries, typed);
      const [found] = findIn(segments, typed, { start: 0, count: 25 });
      expect(found?.entries ?? []).toEqual(expected);
      expect(found?.total ?? 0).toBe(expected.length);
      const [page] = findIn(segments, typed, { start: 1, count: 2 });
      expect(page?.entries ?? []).toEqual(expected.slice(1, 3));
    }),
    { numRuns: 500 },
  );
});

const documentOf = (key: number, popularity: number, words: { title: string; keywords: string; body: string }) =>
  ({ kind: "PRODUCT", key: `${key}`, popularity, ...words }) as SearchDocument;

// More than are made anew for one change.
const many = 1200;

const find = (shelves: Shelves, typed: string) => {
  const { base, later } = shelves.get("PRODUCT") ?? {};
  return findIn(new Map([["PRODUCT", [base, later].flatMap((segment) => segment ?? [])]]), typed, {
    start: 0,
    count: many * 2,
  });
};

test("a changed document that is now the most popular is found before the one that was", async () => {
  const words = { title: "abc", keywords: "", body: "" };
  const before = Array.from({ length: many }, (_, key) => documentOf(key, key + 1, words));
  const first = documentOf(700, 0, words);
  const shelves = await arrangeAll(before);
  const changed = await rearrangeAll(shelves, { kinds: ["PRODUCT"], keys: [first.key] }, [first]);
  const anew = await arrangeAll(before.with(700, first));
  expect(find(changed, "abc")).toEqual(find(anew, "abc"));
});

test("an index that took in changes finds what one made anew finds", async () => {
  const letters = (seed: number) => ["abc", "abd", "bcd", "cda", "dab"][seed % 5] ?? "";
  const before = Array.from({ length: many }, (_, key) =>
    documentOf(key, (key * 7) % 400, {
      title: `${letters(key)} ${letters(key + 2)}${key % 9}`,
      keywords: letters(key * 3),
      body: letters(key * 11),
    }),
  );
  const shelves = await arrangeAll(before);
  const change = fc.record({
    key: fc.integer({ min: 0, max: many + 50 }),
    popularity: fc.nat(400),
    entry,
    goes: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(fc.array(change, { maxLength: 8 }), { maxLength: 4 }), text(2), async (edits, typed) => {
      const now = new Map(before.map((document) => [document.key, document]));
      let changed = shelves;
      for (const edit of edits) {
        for (const { key, popularity, entry: words, goes } of edit) {
          if (goes) now.delete(`${key}`);
          else now.set(`${key}`, documentOf(key, popularity, words));
        }
        const keys = [...new Set(edit.map(({ key }) => `${key}`))];
        const documents = keys.flatMap((key) => now.get(key) ?? []);
        changed = await rearrangeAll(changed, { kinds: keys.map(() => "PRODUCT" as const), keys }, documents);
      }
      const anew = await arrangeAll([...now.values()]);
      expect(find(changed, typed)).toEqual(find(anew, typed));
    }),
    { numRuns: 25 },
  );
});
