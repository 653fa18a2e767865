import { tolerance } from "./tolerance.ts";
import {
  type Entry,
  type Occurrences,
  type Place,
  type Stretch,
  type Vocabulary,
  vocabularyOf,
  wordsBeginning,
} from "./vocabulary.ts";
import { wordsNear } from "./words-near.ts";

/** Entries of one kind with their words, in the order in which equals are shown. */
export interface Segment<E> {
  entries: readonly E[];
  /** Place of each entry among all of its kind, below 2^32: entries of two segments are compared by it. */
  ranks: Uint32Array;
  vocabulary: Vocabulary;
  /** Of each entry, whether it is no longer to be found. */
  gone: Uint8Array;
}

/** Ranks between two neighbours, for entries that come between them later. */
export const rankStep = 4096;

export const createSegment = async <E extends Entry>(
  entries: readonly E[],
  ranks: Uint32Array = Uint32Array.from(entries, (_, position) => position * rankStep),
): Promise<Segment<E>> => ({
  entries,
  ranks,
  vocabulary: await vocabularyOf(entries),
  gone: new Uint8Array(entries.length),
});

/** How badly a typed word fits a word of an entry: 0 is its title, word for word. */
const misfit = { begins: 1, keyword: 2, mistyped: 4 };
/** More than any misfit of a word. */
const none = 255;

/** A typed word is put down to words of a vocabulary with this. */
type Note = (places: readonly Place[], words: Stretch, misfit: number) => void;

/** How a typed word is looked for. */
export type Look = (vocabulary: Vocabulary, typed: string, note: Note) => void;

const names: readonly Place[] = ["title", "keywords"];
const everywhere: readonly Place[] = [...names, "body"];

const noteBeginning = (where: readonly Place[], { words }: Vocabulary, found: Stretch, typed: string, note: Note) => {
  const whole = words[found.first] === typed ? found.first + 1 : found.first;
  note(where, { first: found.first, end: whole }, 0);
  note(where, { first: whole, end: found.end }, misfit.begins);
};

/** In titles and keywords, words that begin with what was typed. */
export const asTyped: Look = (vocabulary, typed, note) =>
  noteBeginning(names, vocabulary, wordsBeginning(vocabulary, typed), typed, note);

/** The same, with typing errors forgiven. */
export const mistyped: Look = (vocabulary, typed, note) => {
  if (tolerance(typed.length) === 0) return asTyped(vocabulary, typed, note);
  wordsNear(vocabulary.words, typed, (found, distance) => {
    if (distance === 0) noteBeginning(names, vocabulary, found, typed, note);
    else note(names, found, distance * misfit.mistyped);
  });
};

/** A beginning of fewer letters is in nearly every text. */
const fewestLetters = 3;

/** In title, keywords and body. */
export const inBodies: Look = (vocabulary, typed, note) => {
  const where = typed.length < fewestLetters ? names : everywhere;
  noteBeginning(where, vocabulary, wordsBeginning(vocabulary, typed), typed, note);
};

/** Takes an entry that was found: how many typed words it has, and how badly they fit. */
type Take = (position: number, words: number, misfit: number) => void;

/** What a process writes down while it looks; reused, as nothing awaits meanwhile. All zero, or `none`, between two searches. */
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

/** Notes down, for each entry, the least misfit of a typed word; answers the entries that have it. */
const noteWord = (vocabulary: Vocabulary, typed: string, look: Look, least: Uint8Array): number[] => {
  const having: number[] = [];
  const note = ({ starts, positions }: Occurrences, { first, end }: Stretch, value: number) => {
    const last = starts[end] as number;
    for (let index = starts[first] as number; index < last; index += 1) {
      const position = positions[index] as number;
      const before = least[position] as number;
      if (before === none) having.push(position);
      if (value < before) least[position] = value;
    }
  };
  look(vocabulary, typed, (where, words, value) => {
    for (const place of where)
      note(vocabulary.occurrences[place], words, value + (place === "title" ? 0 : misfit.keyword));
  });
  return having;
};

/** Looks for each typed word by itself; `take` gets each entry that has one of them. */
export const lookInto = <E>(segment: Segment<E>, typed: readonly string[], look: Look, take: Take): void => {
  const { vocabulary, gone, entries } = segment;
  const { word, words, misfits } = notesFor(entries.length);
  const found: number[] = [];
  for (const one of typed) {
    for (const position of noteWord(vocabulary, one, look, word)) {
      if (words[position] === 0) found.push(position);
      words[position] = (words[position] as number) + 1;
      misfits[position] = (misfits[position] as number) + (word[position] as number);
      word[position] = none;
    }
  }
  for (const position of found) {
    if (gone[position] === 0) take(position, words[position] as number, misfits[position] as number);
    words[position] = 0;
    misfits[position] = 0;
  }
};
