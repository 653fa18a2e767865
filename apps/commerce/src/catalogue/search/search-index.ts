import { prefixDistance, tolerance } from "./distance.ts";
import { typedWords, wordsOf } from "./normalise.ts";

/** Something that can be found. Entries come in the order in which equals are shown. */
export interface Entry<T> {
  item: T;
  /** What it is called: found first. */
  name: string;
  /** What it also answers to, such as its category. */
  keywords: string;
}

/** How well a typed word fits a word of an entry; smaller is better. */
const fit = { name: 0, keyword: 1, mistyped: 2 };

export interface SearchIndex<T> {
  /** Everything that has all typed words, best first; typing errors are forgiven only where nothing fits as typed. */
  find(input: string): T[];
}

/** Positions of the entries that have a word, and how well it fits. */
type Hits = Map<number, number>;

interface Vocabulary {
  word: string;
  /** Entries whose name has the word, and those that only answer to it. */
  names: number[];
  keywords: number[];
}

const vocabularyOf = <T>(entries: readonly Entry<T>[]): Vocabulary[] => {
  const words = new Map<string, Vocabulary>();
  const add = (word: string, position: number, where: "names" | "keywords") => {
    const known = words.get(word) ?? { word, names: [], keywords: [] };
    known[where].push(position);
    words.set(word, known);
  };
  entries.forEach(({ name, keywords }, position) => {
    for (const word of new Set([...wordsOf(name), wordsOf(name).join("")])) add(word, position, "names");
    for (const word of new Set(wordsOf(keywords))) add(word, position, "keywords");
  });
  return [...words.values()];
};

const better = (hits: Hits, position: number, value: number): void => {
  const before = hits.get(position);
  if (before === undefined || value < before) hits.set(position, value);
};

const hitsOf = (vocabulary: readonly Vocabulary[], accept: (word: string) => number | undefined): Hits => {
  const hits: Hits = new Map();
  for (const { word, names, keywords } of vocabulary) {
    const penalty = accept(word);
    if (penalty === undefined) continue;
    for (const position of names) better(hits, position, fit.name + penalty);
    for (const position of keywords) better(hits, position, fit.keyword + penalty);
  }
  return hits;
};

const asTyped = (vocabulary: readonly Vocabulary[], typed: string): Hits =>
  hitsOf(vocabulary, (word) => (word.startsWith(typed) ? 0 : undefined));

const mistyped = (vocabulary: readonly Vocabulary[], typed: string): Hits => {
  const limit = tolerance(typed.length);
  if (limit === 0) return asTyped(vocabulary, typed);
  return hitsOf(vocabulary, (word) => {
    const distance = prefixDistance(typed, word, limit);
    return distance > limit ? undefined : distance * fit.mistyped;
  });
};

/** Entries that every word hits, best sum first; equals keep the order of the entries. */
const ranked = (hits: readonly Hits[]): number[] => {
  const [first, ...rest] = hits;
  if (first === undefined) return [];
  const scored: { position: number; score: number }[] = [];
  for (const [position, value] of first) {
    const others = rest.map((hit) => hit.get(position));
    if (others.includes(undefined)) continue;
    scored.push({ position, score: others.reduce<number>((sum, other) => sum + (other ?? 0), value) });
  }
  return scored
    .sort((one, other) => one.score - other.score || one.position - other.position)
    .map(({ position }) => position);
};

/** Builds an index in memory; a catalogue has a few hundred entries and about a thousand different words. */
export const createSearchIndex = <T>(entries: readonly Entry<T>[]): SearchIndex<T> => {
  const vocabulary = vocabularyOf(entries);
  return {
    find: (input) => {
      const words = typedWords(input);
      if (words.length === 0) return [];
      const exact = words.map((typed) => asTyped(vocabulary, typed));
      const fitting = ranked(exact);
      // `mistyped` forgives and finds what fits as typed too.
      const found = fitting.length > 0 ? fitting : ranked(words.map((typed) => mistyped(vocabulary, typed)));
      return found.flatMap((position) => entries[position]?.item ?? []);
    },
  };
};
