import type { Stretch } from "./vocabulary.ts";

/**
 * How many typing errors a word of this length may have: none up to three letters, one up to six, then two.
 */
export const tolerance = (length: number): number => (length <= 3 ? 0 : length <= 6 ? 1 : 2);

/** Takes words that are all as far from what was typed. */
type Take = (stretch: Stretch, distance: number) => void;

/**
 * The end of the words from `first` on that have the same letter
 * at a depth; found in ever longer steps, then by halving.
 */
const endOfLetter = (words: readonly string[], first: number, end: number, depth: number): number => {
  const letter = words[first]?.charCodeAt(depth);
  let [low, step] = [first, 1];
  while (low + step < end && words[low + step]?.charCodeAt(depth) === letter) {
    low += step;
    step *= 2;
  }
  let high = Math.min(low + step, end);
  while (low + 1 < high) {
    const middle = (low + high) >>> 1;
    if (words[middle]?.charCodeAt(depth) === letter) low = middle;
    else high = middle;
  }
  return high;
};

/**
 * Words that begin with what was typed, but for as many errors as its length forgives (optimal string
 * alignment). Words in order are walked as a tree of letters: what shares letters is judged once.
 */
export const wordsNear = (words: readonly string[], typed: string, take: Take): void => {
  const limit = tolerance(typed.length);
  const width = typed.length;
  /** Stands for every distance that is too long. */
  const tooFar = limit + 1;
  /**
   * Distances between what leads to a node, one letter a row, and each beginning of what was typed: of
   * a row, the columns up to `limit` away from its own length, as every other is farther than that.
   */
  const rows: Uint8Array[] = [Uint8Array.from({ length: width + 1 }, (_, column) => Math.min(column, tooFar))];
  const letters: number[] = [];

  /** Fills the row of a letter and answers its least value. */
  const fill = (depth: number, letter: number): number => {
    const above = rows[depth] as Uint8Array;
    const aboveThat = depth > 0 ? rows[depth - 1] : undefined;
    const row = rows[depth + 1] ?? new Uint8Array(width + 1).fill(tooFar);
    rows[depth + 1] = row;
    letters[depth] = letter;
    const first = Math.max(depth + 1 - limit, 1);
    const last = Math.min(depth + 1 + limit, width);
    let left = Math.min(depth + 1, tooFar);
    let least = left;
    row[0] = left;
    for (let column = first; column <= last; column += 1) {
      const other = typed.charCodeAt(column - 1);
      let cost = (above[column - 1] as number) + (letter === other ? 0 : 1);
      cost = Math.min(cost, (above[column] as number) + 1, left + 1);
      if (aboveThat && column > 1 && letters[depth - 1] === other && letter === typed.charCodeAt(column - 2))
        cost = Math.min(cost, (aboveThat[column - 2] as number) + 1);
      left = Math.min(cost, tooFar);
      row[column] = left;
      if (left < least) least = left;
    }
    return least;
  };

  /** Words that share their first `depth` letters, of which the best beginning is `best` away. */
  const walk = (first: number, end: number, depth: number, best: number): void => {
    let at = first;
    while (at < end && (words[at] as string).length === depth) at += 1;
    if (at > first && best <= limit) take({ first, end: at }, best);
    while (at < end) {
      const next = endOfLetter(words, at, end, depth);
      const least = fill(depth, (words[at] as string).charCodeAt(depth));
      const nearest = Math.min(best, (rows[depth + 1] as Uint8Array)[width] as number);
      // Rows only ever grow: nothing behind this can be nearer than the least of them.
      if (least >= nearest || least > limit) {
        if (nearest <= limit) take({ first: at, end: next }, nearest);
      } else walk(at, next, depth + 1, nearest);
      at = next;
    }
  };
  walk(0, words.length, 0, width);
};
