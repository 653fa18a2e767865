import { typedWords, wordsOf } from "../normalise.ts";
import type { Entry } from "../vocabulary.ts";
import { tolerance } from "../words-near.ts";
import { prefixDistance } from "./prefix-distance.ts";

type Judge = (typed: string, word: string) => number | undefined;

const asTyped: Judge = (typed, word) => (word === typed ? 0 : word.startsWith(typed) ? 1 : undefined);
const forgiving: Judge = (typed, word) => {
  const distance = prefixDistance(typed, word);
  if (distance === 0) return asTyped(typed, word);
  if (distance > tolerance(typed.length)) return undefined;
  return distance * 6 + (word.length > typed.length + distance ? 1 : 0);
};

const least = (values: readonly (number | undefined)[]): number | undefined => {
  const known = values.filter((value) => value !== undefined);
  return known.length > 0 ? Math.min(...known) : undefined;
};

/** How badly a typed word fits an entry, by looking at all its words. */
const misfitOf = (entry: Entry, typed: string, judge: Judge, bodies: boolean, first: boolean): number | undefined => {
  const title = wordsOf(entry.title);
  const others = wordsOf(bodies && typed.length >= 3 ? `${entry.keywords} ${entry.body}` : entry.keywords);
  const inOthers = least(others.map((word) => judge(typed, word)));
  const inTitle = least([...title, title.join("")].map((word) => judge(typed, word)));
  return least([
    ...(first ? [title[0] ?? "", title.join("")].map((word) => judge(typed, word)) : []),
    inTitle === undefined ? undefined : inTitle + 2,
    inOthers === undefined ? undefined : inOthers + 4,
  ]);
};

const ranked = <E extends Entry>(
  entries: readonly E[],
  words: readonly string[],
  { judge, bodies = false, fewest = words.length }: { judge: Judge; bodies?: boolean; fewest?: number },
): E[] =>
  entries
    .map((entry) => ({
      entry,
      fits: words
        .map((typed, at) => misfitOf(entry, typed, judge, bodies, at === 0))
        .filter((fit) => fit !== undefined),
    }))
    .filter(({ fits }) => fits.length >= fewest)
    .map(({ entry, fits }) => ({ entry, words: fits.length, misfit: fits.reduce((sum, fit) => sum + fit, 0) }))
    .sort(
      (one, other) =>
        other.words - one.words ||
        one.misfit - other.misfit ||
        Number(other.entry.own ?? false) - Number(one.entry.own ?? false),
    )
    .map(({ entry }) => entry);

/**
 * What search finds, by looking at every word of every entry:
 * what the index is held against. Entries are of one kind.
 */
export const naiveSearch = <E extends Entry>(entries: readonly E[], input: string): E[] => {
  const words = typedWords(input);
  if (words.length === 0) return [];
  const steps = [
    () => ranked(entries, words, { judge: asTyped }),
    () => ranked(entries, words, { judge: asTyped, bodies: true }),
    () => (words.length > 1 ? ranked(entries, [words.join("")], { judge: asTyped }) : []),
    () => ranked(entries, words, { judge: forgiving }),
    () => ranked(entries, words, { judge: forgiving, fewest: 1 }),
  ];
  for (const step of steps) {
    const found = step();
    if (found.length > 0) return found;
  }
  return [];
};
