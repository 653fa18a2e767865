import { BestOf } from "./best-of.ts";
import { typedWords } from "./normalise.ts";
import { asTyped, inBodies, type Look, mistyped, type Segment, type Sighted, sight, takeFrom } from "./segment.ts";
import type { Entry } from "./vocabulary.ts";

/** What was found of one kind. */
export interface Found<E> {
  kind: string;
  /** How many fit. */
  total: number;
  /** Entries that were asked for, best first; equals keep their order. */
  entries: readonly E[];
}

/** Which of the entries of each kind are asked for. */
export interface Page {
  start: number;
  count: number;
}

/** All that can be found, by kind; an entry of a kind is in one of its segments. */
export type Segments<E> = ReadonlyMap<string, readonly Segment<E>[]>;

/** What was seen of typed words in the segments of a kind. */
interface Seen<E> {
  kind: string;
  parts: readonly { segment: Segment<E>; sighted: readonly Sighted[] }[];
}

/** A fit worse than any word that fits. */
const mostMisfit = 256;
const mostWords = 8;

/**
 * Stops at the first that finds: all words (in bodies, where names have none), written as one, typing
 * errors forgiven, as many as can be had. Groups as their kinds, bodies last.
 */
export const findIn = <E extends Entry>(segments: Segments<E>, input: string, { start, count }: Page): Found<E>[] => {
  const typed = typedWords(input);
  if (typed.length === 0) return [];

  const kinds = [...segments.keys()];

  /** Where typed words are, in each segment of some kinds. */
  const seen = (some: readonly string[], words: readonly string[], look: Look): Seen<E>[] =>
    some.map((kind) => ({
      kind,
      parts: (segments.get(kind) ?? []).map((segment) => ({ segment, sighted: sight(segment, words, look) })),
    }));
  /** The number of words counts first, then how they fit, then whether it is one's own, then rank. */
  const found = (sightings: readonly Seen<E>[], all = true): Found<E>[] =>
    sightings.flatMap(({ kind, parts }) => {
      const best = new BestOf<E>(start + count);
      for (const { segment, sighted } of parts) {
        takeFrom(segment, sighted, all, (position, having, misfit) => {
          const fit = (mostWords - having) * mostMisfit + misfit;
          const entry = segment.entries[position] as E;
          const group = fit * 2 + (entry.own ? 0 : 1);
          best.add(group * rankScale + (segment.ranks[position] as number), entry);
        });
      }
      return best.total > 0 ? { kind, total: best.total, entries: best.values().slice(start) } : [];
    });

  const named = found(seen(kinds, typed, asTyped));
  const unnamed = kinds.filter((kind) => !named.some((group) => group.kind === kind));
  const fitting = [...named, ...found(seen(unnamed, typed, inBodies))];
  if (fitting.length > 0) return fitting;
  const joined = typed.length > 1 ? found(seen(kinds, [typed.join("")], asTyped)) : [];
  if (joined.length > 0) return joined;
  const near = seen(kinds, typed, mistyped);
  const forgiven = found(near);
  return forgiven.length > 0 ? forgiven : found(near, false);
};

/** More than there are entries of a kind. */
const rankScale = 2 ** 32;
