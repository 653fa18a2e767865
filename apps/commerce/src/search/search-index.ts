import { BestOf } from "./best-of.ts";
import { typedWords } from "./normalise.ts";
import { asTyped, inBodies, type Look, lookInto, mistyped, type Segment } from "./segment.ts";

/** What was found of one kind. */
export interface Found<E> {
  kind: string;
  /** How many fit. */
  total: number;
  /** Those that were asked for, best first; equals keep their order. */
  entries: readonly E[];
}

/** Which of the entries of each kind are asked for. */
export interface Page {
  start: number;
  count: number;
}

/** All that can be found, by kind; an entry of a kind is in one of its segments. */
export type Segments<E> = ReadonlyMap<string, readonly Segment<E>[]>;

/** Nothing that fits, fits worse. */
const mostMisfit = 256;
const mostWords = 8;

/**
 * Looks through the entries in this order and stops where it finds something: all words as typed (in title and keywords; for a kind
 * of which nothing has them there, in its body); the words written as one; all words with typing errors forgiven; as many of the words
 * as can be had. Groups come as their kinds do, those that were found in bodies last.
 */
export const findIn = <E>(segments: Segments<E>, input: string, { start, count }: Page): Found<E>[] => {
  const typed = typedWords(input);
  if (typed.length === 0) return [];

  /** Entries of a kind that have at least `fewest` of the words. The number of words counts first, then how they fit, then rank. */
  const foundIn = (kind: string, words: readonly string[], look: Look, fewest: number): Found<E> => {
    const best = new BestOf<E>(start + count);
    for (const segment of segments.get(kind) ?? []) {
      lookInto(segment, words, look, (position, having, misfit) => {
        if (having < fewest) return;
        const fit = (mostWords - having) * mostMisfit + misfit;
        best.add(fit * rankScale + (segment.ranks[position] as number), segment.entries[position] as E);
      });
    }
    return { kind, total: best.total, entries: best.values().slice(start) };
  };
  const among = (kinds: Iterable<string>, words: readonly string[], look: Look, fewest = words.length): Found<E>[] =>
    [...kinds].map((kind) => foundIn(kind, words, look, fewest)).filter(({ total }) => total > 0);

  const kinds = [...segments.keys()];
  const named = among(kinds, typed, asTyped);
  const unnamed = kinds.filter((kind) => !named.some((found) => found.kind === kind));
  const fitting = [...named, ...among(unnamed, typed, inBodies)];
  if (fitting.length > 0) return fitting;
  const joined = typed.length > 1 ? among(kinds, [typed.join("")], asTyped) : [];
  if (joined.length > 0) return joined;
  const forgiven = among(kinds, typed, mistyped);
  return forgiven.length > 0 ? forgiven : among(kinds, typed, mistyped, 1);
};

/** More than there are entries of a kind. */
const rankScale = 2 ** 32;
