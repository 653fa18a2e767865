import { forEachCooperatively, sortedCooperatively } from "../../platform/versioned-cache/cooperative.ts";
import type { DocumentNames } from "./read-documents.ts";
import { createSegment, rankStep, type Segment } from "./segment.ts";
import { type DocumentKind, documentKinds, type SearchDocument } from "./types.ts";

/** All documents of a kind, with their words. */
interface Shelf {
  /** The documents when all were taken apart. */
  base: Segment<SearchDocument>;
  /** Place of each document in it, by key. */
  places: ReadonlyMap<string, number>;
  /** What came or changed since: few, so that they are taken apart quickly. */
  later: Segment<SearchDocument>;
}

/** Documents of one place by kind; shared between requests, so never changed. */
export type Shelves = ReadonlyMap<DocumentKind, Shelf>;

/** A shelf of fewer documents is made anew when one changes; one with more changes, too. */
const mostChanges = 1000;

const collators = new Map<string, Intl.Collator>();
const collatorOf = (language: string): Intl.Collator => {
  const collator = collators.get(language) ?? new Intl.Collator(language);
  collators.set(language, collator);
  return collator;
};

/** The most popular first, equals as their language has names in order; total, as keys differ. */
const inOrder = (one: SearchDocument, other: SearchDocument): number =>
  one.popularity - other.popularity ||
  collatorOf(one.language).compare(one.title, other.title) ||
  compare(one.key, other.key);
const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

const arrange = async (documents: readonly SearchDocument[]): Promise<Shelf> => {
  const entries = await sortedCooperatively(documents, inOrder);
  const places = new Map<string, number>();
  await forEachCooperatively(entries, ({ key }, place) => {
    places.set(key, place);
  });
  return { base: await createSegment(entries), places, later: await createSegment<SearchDocument>([]) };
};

export const arrangeAll = async (documents: readonly SearchDocument[]): Promise<Shelves> => {
  const byKind = Map.groupBy(documents, ({ kind }) => kind);
  const shelves = new Map<DocumentKind, Shelf>();
  for (const kind of documentKinds) shelves.set(kind, await arrange(byKind.get(kind) ?? []));
  return shelves;
};

/** Ranks before, between and behind those of the documents that are there, in order. */
const ranksAmong = ({ entries }: Segment<SearchDocument>, later: readonly SearchDocument[]): Uint32Array => {
  const ranks = new Uint32Array(later.length);
  later.forEach((document, index) => {
    let [low, high] = [0, entries.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (inOrder(entries[middle] as SearchDocument, document) < 0) low = middle + 1;
      else high = middle;
    }
    ranks[index] = low * rankStep + index + 1;
  });
  return ranks;
};

const present = ({ entries, gone }: Segment<SearchDocument>): SearchDocument[] =>
  entries.filter((_, place) => gone[place] === 0);

const rearrange = async (shelf: Shelf, keys: ReadonlySet<string>, now: readonly SearchDocument[]): Promise<Shelf> => {
  const { base, places } = shelf;
  const kept = present(shelf.later).filter(({ key }) => !keys.has(key));
  const later = [...kept, ...now].sort(inOrder);
  const gone = base.gone.slice();
  for (const key of keys) {
    const place = places.get(key);
    if (place !== undefined) gone[place] = 1;
  }
  const rest = { ...base, gone };
  if (base.entries.length <= mostChanges || later.length > mostChanges) return arrange([...present(rest), ...later]);
  return { base: rest, places, later: await createSegment(later, ranksAmong(base, later)) };
};

/**
 * The shelves after the documents of these names became `documents`; those that are not among them are gone.
 */
export const rearrangeAll = async (
  shelves: Shelves,
  { kinds, keys }: DocumentNames,
  documents: readonly SearchDocument[],
): Promise<Shelves> => {
  const next = new Map(shelves);
  for (const kind of new Set(kinds)) {
    const shelf = shelves.get(kind);
    const named = new Set(keys.filter((_, index) => kinds[index] === kind));
    const now = documents.filter((document) => document.kind === kind);
    next.set(kind, shelf ? await rearrange(shelf, named, now) : await arrange(now));
  }
  return next;
};

/** The document of a name, where there is one. */
export const documentOf = (shelves: Shelves, kind: DocumentKind, wanted: string): SearchDocument | undefined => {
  const shelf = shelves.get(kind);
  if (shelf === undefined) return undefined;
  const place = shelf.places.get(wanted) ?? -1;
  return shelf.base.gone[place] === 0
    ? shelf.base.entries[place]
    : present(shelf.later).find(({ key }) => key === wanted);
};

/** The first documents of a kind that pass, most popular first. */
export const firstOf = (
  shelves: Shelves,
  kind: DocumentKind,
  count: number,
  passes: (document: SearchDocument) => boolean,
): SearchDocument[] => {
  const first: SearchDocument[] = [];
  const { base, later } = shelves.get(kind) ?? {};
  for (const segment of [base, later]) {
    if (segment === undefined) continue;
    let found = 0;
    for (let place = 0; place < segment.entries.length && found < count; place += 1) {
      const document = segment.entries[place] as SearchDocument;
      if (segment.gone[place] !== 0 || !passes(document)) continue;
      first.push(document);
      found += 1;
    }
  }
  return first.sort(inOrder).slice(0, count);
};
