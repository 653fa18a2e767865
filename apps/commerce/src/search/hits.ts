import { prefixDistance, tolerance } from "./distance.ts";
import { type Vocable, wordsBeginning } from "./vocabulary.ts";

/** How badly a typed word fits a word of an entry: 0 is its title, word for word. */
const misfit = { begins: 1, keyword: 2, mistyped: 4 };

/** Positions of the entries that have a typed word, with the least misfit of each. */
export type Hits = ReadonlyMap<number, number>;

type Judge = (word: string) => number | undefined;
type Where = "titles" | "keywords" | "bodies";

/** Whether an entry at a position is looked at. */
type Wanted = (position: number) => boolean;

const hitsOf = (
  vocabulary: readonly Vocable[],
  where: readonly Where[],
  judge: Judge,
  wanted: Wanted = () => true,
): Hits => {
  const hits = new Map<number, number>();
  const note = (positions: readonly number[], value: number) => {
    for (const position of positions) {
      if (wanted(position)) hits.set(position, Math.min(hits.get(position) ?? value, value));
    }
  };
  for (const vocable of vocabulary) {
    const value = judge(vocable.word);
    if (value === undefined) continue;
    for (const place of where) note(vocable[place], value + (place === "titles" ? 0 : misfit.keyword));
  }
  return hits;
};

const asTyped =
  (typed: string): Judge =>
  (word) =>
    word === typed ? 0 : word.startsWith(typed) ? misfit.begins : undefined;

const forgiving = (typed: string): Judge => {
  const limit = tolerance(typed.length);
  const exact = asTyped(typed);
  if (limit === 0) return exact;
  return (word) => {
    const distance = prefixDistance(typed, word, limit);
    return distance > limit ? undefined : distance === 0 ? exact(word) : distance * misfit.mistyped;
  };
};

const names: readonly Where[] = ["titles", "keywords"];

/** Entries whose title or keywords have a word that begins with what was typed. */
export const hitsAsTyped = (vocabulary: readonly Vocable[], typed: string): Hits =>
  hitsOf(wordsBeginning(vocabulary, typed), names, asTyped(typed));

/** The same, with typing errors forgiven. */
export const hitsMistyped = (vocabulary: readonly Vocable[], typed: string): Hits =>
  hitsOf(vocabulary, names, forgiving(typed));

/** A beginning of fewer letters is in nearly every text. */
const fewestLetters = 3;

/** Entries that are wanted and have it in their body, or in title and keywords. */
export const hitsInBodies = (vocabulary: readonly Vocable[], typed: string, wanted: Wanted): Hits =>
  hitsOf(
    wordsBeginning(vocabulary, typed),
    typed.length < fewestLetters ? names : [...names, "bodies"],
    asTyped(typed),
    wanted,
  );
