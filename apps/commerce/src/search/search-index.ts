import { type Hits, hitsAsTyped, hitsInBodies, hitsMistyped } from "./hits.ts";
import { typedWords } from "./normalise.ts";
import { type Entry, type Vocable, vocabularyOf } from "./vocabulary.ts";

export interface SearchIndex<E> {
  /** Everything that fits what was typed, best first; equals keep the order of the entries. */
  find(input: string): E[];
}

/** An entry that was found: how many typed words it has, and how badly they fit. */
interface Scored {
  position: number;
  words: number;
  misfit: number;
}

const better = (one: Scored, other: Scored): number =>
  other.words - one.words || one.misfit - other.misfit || one.position - other.position;

/** Entries that have at least `fewest` of the typed words, best first. */
const ranked = (hits: readonly Hits[], fewest: number): Scored[] => {
  const found = new Map<number, Scored>();
  for (const hit of hits) {
    for (const [position, misfit] of hit) {
      const scored = found.get(position) ?? { position, words: 0, misfit: 0 };
      scored.words += 1;
      scored.misfit += misfit;
      found.set(position, scored);
    }
  }
  return [...found.values()].filter(({ words }) => words >= fewest).sort(better);
};

type Look = (vocabulary: readonly Vocable[], typed: string) => Hits;

/**
 * Builds an index in memory over entries that come in the order in which equals are shown. It looks in this order and stops where
 * it finds something: all words as typed (in title and keywords; for a kind of which nothing has them there, in its body); the
 * words written as one; all words with typing errors forgiven; as many of the words as can be had.
 *
 * @param kindOf what shares a place in the answer: bodies are searched for each kind by itself
 */
export const createSearchIndex = <E extends Entry>(
  entries: readonly E[],
  kindOf: (entry: E) => string,
): SearchIndex<E> => {
  const vocabulary = vocabularyOf(entries);
  const kinds = entries.map(kindOf);
  const withAll = (words: readonly string[], look: Look): Scored[] =>
    ranked(
      words.map((typed) => look(vocabulary, typed)),
      words.length,
    );
  const fitting = (words: readonly string[]): Scored[] => {
    const named = withAll(words, hitsAsTyped);
    const kindsNamed = new Set(named.map(({ position }) => kinds[position]));
    const isUnnamed = (position: number) => !kindsNamed.has(kinds[position]);
    return [...named, ...withAll(words, (all, typed) => hitsInBodies(all, typed, isUnnamed))];
  };
  const search = (words: readonly string[]): Scored[] => {
    const found = fitting(words);
    if (found.length > 0) return found;
    const joined = words.length > 1 ? withAll([words.join("")], hitsAsTyped) : [];
    if (joined.length > 0) return joined;
    const mistyped = words.map((typed) => hitsMistyped(vocabulary, typed));
    const forgiven = ranked(mistyped, words.length);
    return forgiven.length > 0 ? forgiven : ranked(mistyped, 1);
  };
  return {
    find: (input) => {
      const words = typedWords(input);
      return words.length === 0 ? [] : search(words).flatMap(({ position }) => entries[position] ?? []);
    },
  };
};
