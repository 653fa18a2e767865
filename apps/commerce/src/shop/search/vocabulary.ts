import {
  cooperatively,
  forEachCooperatively,
  sortedCooperatively,
} from "../../platform/versioned-cache/cooperative.ts";
import { wordsOf } from "./normalise.ts";
import { NumberList } from "./number-list.ts";

/** What an index looks at of something that can be found. */
export interface Entry {
  /** Found first, and by typing errors too. */
  title: string;
  keywords: string;
  /** Searched where nothing of its kind has the words in title or keywords. */
  body: string;
  /** Comes before others that fit alike. */
  own?: boolean;
}

/** Where in an entry a word stands; what its title begins with is in the title, too. */
export const places = ["start", "title", "keywords", "body"] as const;
export type Place = (typeof places)[number];

/**
 * Positions of the entries that have a word in one place: those of word
 * `w` are `positions[starts[w]]` up to `positions[starts[w + 1]]`.
 */
export interface Occurrences {
  starts: Uint32Array;
  positions: Uint32Array;
}

/**
 * Every different word of some entries in the order of their
 * letters, so that words with one beginning stand beside each other.
 */
export interface Vocabulary {
  words: readonly string[];
  occurrences: Readonly<Record<Place, Occurrences>>;
}

const byLetters = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

/** Words of an entry by place; "Book Nook" is looked for as "booknook" too. */
const wordsIn = ({ title, keywords, body }: Entry): Record<Place, string[]> => {
  const words = wordsOf(title);
  const joined = words.length > 1 ? [words.join("")] : [];
  return {
    start: [...words.slice(0, 1), ...joined],
    title: [...words, ...joined],
    keywords: wordsOf(keywords),
    body: wordsOf(body),
  };
};

/**
 * Words by number, in the order in which they came up, and each number with each position where it stands.
 */
const collect = async (entries: readonly Entry[]) => {
  const numbers = new Map<string, number>();
  const found = { start: noted(), title: noted(), keywords: noted(), body: noted() };
  await forEachCooperatively(
    entries,
    (entry, position) => {
      const words = wordsIn(entry);
      for (const place of places) {
        for (const word of new Set(words[place])) {
          const number = numbers.get(word) ?? numbers.size;
          if (number === numbers.size) numbers.set(word, number);
          found[place].words.push(number);
          found[place].positions.push(position);
        }
      }
    },
    entriesAtOnce,
  );
  return { numbers, found };
};

const noted = () => ({ words: new NumberList(), positions: new NumberList() });
/** Each takes some microseconds to be taken apart into words. */
const entriesAtOnce = 300;

/** Moving a number takes some nanoseconds. */
const numbersAtOnce = 500_000;

/** Lays positions out by word; within a word they keep their order. */
const layOut = async ({ words, positions }: ReturnType<typeof noted>, rank: Uint32Array): Promise<Occurrences> => {
  const [of, at] = [words.values(), positions.values()];
  const starts = new Uint32Array(rank.length + 1);
  const count = (start: number, end: number) => {
    for (let index = start; index < end; index += 1) {
      const next = (rank[of[index] as number] as number) + 1;
      starts[next] = (starts[next] as number) + 1;
    }
  };
  await cooperatively(at.length, count, numbersAtOnce);
  for (let word = 0; word < rank.length; word += 1)
    starts[word + 1] = (starts[word + 1] as number) + (starts[word] as number);
  const free = starts.slice();
  const laid = new Uint32Array(at.length);
  const lay = (start: number, end: number) => {
    for (let index = start; index < end; index += 1) {
      const word = rank[of[index] as number] as number;
      const place = free[word] as number;
      laid[place] = at[index] as number;
      free[word] = place + 1;
    }
  };
  await cooperatively(at.length, lay, numbersAtOnce);
  return { starts, positions: laid };
};

/** Takes entries apart into their words, without keeping other requests waiting. */
export const vocabularyOf = async (entries: readonly Entry[]): Promise<Vocabulary> => {
  const { numbers, found } = await collect(entries);
  const words = await sortedCooperatively([...numbers.keys()], byLetters);
  const rank = new Uint32Array(words.length);
  await forEachCooperatively(words, (word, place) => {
    rank[numbers.get(word) ?? 0] = place;
  });
  const occurrences = {
    start: await layOut(found.start, rank),
    title: await layOut(found.title, rank),
    keywords: await layOut(found.keywords, rank),
    body: await layOut(found.body, rank),
  };
  return { words, occurrences };
};

/** A stretch of the words of a vocabulary. */
export interface Stretch {
  first: number;
  /** Index behind the last. */
  end: number;
}

/** Where a word stands among words in order, or would stand. */
const placeOf = (words: readonly string[], word: string): number => {
  let [low, high] = [0, words.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((words[middle] ?? "") < word) low = middle + 1;
    else high = middle;
  }
  return low;
};

/** The words that begin with these letters: found by halving, however many others there are. */
export const wordsBeginning = ({ words }: Vocabulary, letters: string): Stretch => ({
  first: placeOf(words, letters),
  end: placeOf(words, `${letters}\uffff`),
});
