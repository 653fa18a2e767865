import {
  type Entry,
  type Occurrences,
  type Place,
  type Stretch,
  type Vocabulary,
  vocabularyOf,
  wordsBeginning,
} from "./vocabulary.ts";
import { tolerance, wordsNear } from "./words-near.ts";

/** Entries of one kind with their words, in the order in which equals are shown. */
export interface Segment<E> {
  entries: readonly E[];
  /** Place of each entry among all of its kind, below 2^32: entries of two segments are compared by it. */
  ranks: Uint32Array;
  vocabulary: Vocabulary;
  /** For each entry, whether it can no longer be found. */
  gone: Uint8Array;
}

/** Ranks before the first and between two neighbours, for entries that come there later. */
export const rankStep = 4096;

export const createSegment = async <E extends Entry>(
  entries: readonly E[],
  ranks: Uint32Array = Uint32Array.from(entries, (_, position) => (position + 1) * rankStep),
): Promise<Segment<E>> => ({
  entries,
  ranks,
  vocabulary: await vocabularyOf(entries),
  gone: new Uint8Array(entries.length),
});

/** How badly a typed word fits a word of an entry: 0 is what its title begins with, word for word. */
const misfit = { begins: 1, mistyped: 6 };
const misfitsAt = { start: 0, title: 2, keywords: 4, body: 4 } as const satisfies Record<Place, number>;
/** A number above every misfit of a word. */
const none = 255;

/** A typed word is put down to words of a vocabulary with this. */
type Note = (places: readonly Place[], words: Stretch, misfit: number) => void;

/** How a typed word is looked for. */
export type Look = (vocabulary: Vocabulary, typed: string, note: Note) => void;

const names: readonly Place[] = ["start", "title", "keywords"];
const everywhere: readonly Place[] = [...names, "body"];

const noteBeginning = (where: readonly Place[], { words }: Vocabulary, found: Stretch, typed: string, note: Note) => {
  const whole = words[found.first] === typed ? found.first + 1 : found.first;
  note(where, { first: found.first, end: whole }, 0);
  note(where, { first: whole, end: found.end }, misfit.begins);
};

/** In titles and keywords, words that begin with what was typed. */
export const asTyped: Look = (vocabulary, typed, note) =>
  noteBeginning(names, vocabulary, wordsBeginning(vocabulary, typed), typed, note);

/** Words of so many errors; one that is longer only begins so: "aple" is Apple before it is Alpenglow. */
const noteNear = (
  { words }: Vocabulary,
  found: Stretch,
  { distance, longest }: { distance: number; longest: number },
  note: Note,
) => {
  const begins = (place: number) => (words[place] as string).length > longest;
  for (let first = found.first; first < found.end; ) {
    let end = first + 1;
    while (end < found.end && begins(end) === begins(first)) end += 1;
    note(names, { first, end }, distance * misfit.mistyped + (begins(first) ? misfit.begins : 0));
    first = end;
  }
};

/** Looks for words with typing errors forgiven. */
export const mistyped: Look = (vocabulary, typed, note) => {
  if (tolerance(typed.length) === 0) return asTyped(vocabulary, typed, note);
  wordsNear(vocabulary.words, typed, (found, distance) => {
    if (distance === 0) noteBeginning(names, vocabulary, found, typed, note);
    else noteNear(vocabulary, found, { distance, longest: typed.length + distance }, note);
  });
};

/** A beginning of fewer letters is in nearly every text. */
const fewestLetters = 3;

/** Looks in title, keywords and body. */
export const inBodies: Look = (vocabulary, typed, note) => {
  const where = typed.length < fewestLetters ? names : everywhere;
  noteBeginning(where, vocabulary, wordsBeginning(vocabulary, typed), typed, note);
};

/** Where a typed word was found: words of a vocabulary in one place, with their misfit. */
interface Sighting {
  occurrences: Occurrences;
  words: Stretch;
  misfit: number;
}

/** A typed word with all places where it was found. */
export interface Sighted {
  sightings: readonly Sighting[];
  /** How often it stands there in all. */
  times: number;
}

/** Looks for each typed word by itself; a title begins with none but the first. */
export const sight = <E>({ vocabulary }: Segment<E>, typed: readonly string[], look: Look): Sighted[] =>
  typed.map((one, index) => {
    const sightings: Sighting[] = [];
    let times = 0;
    look(vocabulary, one, (where, words, value) => {
      for (const place of where) {
        if (place === "start" && index > 0) continue;
        const occurrences = vocabulary.occurrences[place];
        const here = (occurrences.starts[words.end] as number) - (occurrences.starts[words.first] as number);
        if (here === 0) continue;
        times += here;
        sightings.push({ occurrences, words, misfit: value + misfitsAt[place] });
      }
    });
    return { sightings, times };
  });

/**
 * What a process writes down while it looks, reused as nothing awaits meanwhile; all zero, or `none`, between
 * two searches.
 */
const notes = { size: 0, word: new Uint8Array(), words: new Uint8Array(), misfits: new Uint8Array() };

const notesFor = (size: number): typeof notes => {
  if (notes.size < size) {
    notes.size = size;
    notes.word = new Uint8Array(size).fill(none);
    notes.words = new Uint8Array(size);
    notes.misfits = new Uint8Array(size);
  }
  return notes;
};

/**
 * Notes down, for each entry, the least misfit of a typed word; answers the entries that have it.
 *
 * @param had how many words an entry must have had before; any number where it is negative
 */
const noteWord = ({ sightings }: Sighted, had: number, { word, words }: typeof notes): number[] => {
  const having: number[] = [];
  for (const { occurrences, words: stretch, misfit: value } of sightings) {
    const { starts, positions } = occurrences;
    const last = starts[stretch.end] as number;
    for (let index = starts[stretch.first] as number; index < last; index += 1) {
      const position = positions[index] as number;
      if (had >= 0 && words[position] !== had) continue;
      const before = word[position] as number;
      if (before === none) having.push(position);
      if (value < before) word[position] = value;
    }
  }
  return having;
};

/** Takes an entry that was found: how many typed words it has, and how badly they fit. */
type Take = (position: number, words: number, misfit: number) => void;

/**
 * Puts together where typed words were found.
 *
 * @param all takes entries that have all of the words only, which
 * is quick where one of them is rare; else those that have one
 */
export const takeFrom = <E>(segment: Segment<E>, sighted: readonly Sighted[], all: boolean, take: Take): void => {
  const { gone, entries } = segment;
  const noted = notesFor(entries.length);
  const { word, words, misfits } = noted;
  const found: number[] = [];
  const inOrder = all ? sighted.toSorted((one, other) => one.times - other.times) : sighted;
  for (const [index, one] of inOrder.entries()) {
    const having = noteWord(one, all ? index : -1, noted);
    for (const position of having) {
      if (words[position] === 0) found.push(position);
      words[position] = (words[position] as number) + 1;
      misfits[position] = (misfits[position] as number) + (word[position] as number);
      word[position] = none;
    }
    if (all && having.length === 0) break;
  }
  const fewest = all ? sighted.length : 1;
  for (const position of found) {
    const having = words[position] as number;
    if (having >= fewest && gone[position] === 0) take(position, having, misfits[position] as number);
    words[position] = 0;
    misfits[position] = 0;
  }
};
