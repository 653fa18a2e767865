import { asciiDigits } from "@giftshop/validation/digits";

/**
 * Letters that Unicode does not take apart into a base letter
 * and a mark, and Arabic ones that are written for each other.
 */
const foldable: Readonly<Record<string, string>> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  ł: "l",
  đ: "d",
  ð: "d",
  þ: "th",
  ı: "i",
  ى: "ي",
  ة: "ه",
  // Stretches a word, means nothing.
  ـ: "",
};
const folded = new RegExp(`[${Object.keys(foldable).join("")}]`, "gu");

/** The article stands at its word in Arabic, and is left out by who searches. */
const article = /^ال(?=\p{L}{2})/u;

/**
 * Longest input that is looked at, in UTF-16 units, and most
 * words of it: more costs nothing and finds nothing more.
 */
const longestInput = 80;
const mostWords = 6;
/** Letters of a typed word that count. */
const longestWord = 40;

/**
 * Words as they are compared: without case, accents,
 * punctuation and control characters, numbers in ASCII digits.
 */
export const wordsOf = (text: string, most = Number.POSITIVE_INFINITY): string[] =>
  (
    asciiDigits(text.normalize("NFKD"))
      .replace(/\p{M}/gu, "")
      .toLowerCase()
      .replace(folded, (letter) => foldable[letter] ?? letter)
      .replace(/(\p{L})['’](\p{L})/gu, "$1 $2")
      .match(/[\p{L}\p{N}]+/gu) ?? []
  )
    .map((word) => word.replace(article, ""))
    .slice(0, most);

/** Words of what a visitor typed, cut to a size that any input may have. */
export const typedWords = (input: string): string[] =>
  // Taking ligatures apart makes words longer again.
  wordsOf(input.slice(0, longestInput), mostWords).map((word) => word.slice(0, longestWord));
