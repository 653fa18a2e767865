import { wordsOf } from "./normalise.ts";

/** What an index looks at of something that can be found. */
export interface Entry {
  /** Found first, and by typing errors too. */
  title: string;
  keywords: string;
  /** Searched where nothing of its kind has the words in title or keywords. */
  body: string;
}

/** Positions of the entries that have a word. */
export interface Vocable {
  word: string;
  titles: number[];
  keywords: number[];
  bodies: number[];
}

const byWord = (one: Vocable, other: Vocable): number => (one.word < other.word ? -1 : one.word > other.word ? 1 : 0);

/** Every different word of the entries in the order of their letters; some thousand in a storefront. */
export const vocabularyOf = (entries: readonly Entry[]): Vocable[] => {
  const vocables = new Map<string, Vocable>();
  const add = (words: readonly string[], position: number, where: "titles" | "keywords" | "bodies") => {
    for (const word of new Set(words)) {
      const vocable = vocables.get(word) ?? { word, titles: [], keywords: [], bodies: [] };
      vocable[where].push(position);
      vocables.set(word, vocable);
    }
  };
  entries.forEach(({ title, keywords, body }, position) => {
    const words = wordsOf(title);
    // "Book Nook" is looked for as "booknook" too.
    add([...words, words.join("")], position, "titles");
    add(wordsOf(keywords), position, "keywords");
    add(wordsOf(body), position, "bodies");
  });
  return [...vocables.values()].sort(byWord);
};

/** Where a word stands in a vocabulary, or would stand. */
const placeOf = (vocabulary: readonly Vocable[], word: string): number => {
  let [low, high] = [0, vocabulary.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((vocabulary[middle]?.word ?? "") < word) low = middle + 1;
    else high = middle;
  }
  return low;
};

/** The words that begin with these letters: they stand beside each other, however many others there are. */
export const wordsBeginning = (vocabulary: readonly Vocable[], letters: string): readonly Vocable[] => {
  const first = placeOf(vocabulary, letters);
  let end = first;
  while (vocabulary[end]?.word.startsWith(letters)) end += 1;
  return vocabulary.slice(first, end);
};
