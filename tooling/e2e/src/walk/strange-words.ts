import { type Language, languages } from "@giftshop/storefront-config";
import { allMessages } from "./messages.ts";
import { piecesOf } from "./page-text.ts";

/** Whole sentences only: single words may well be a name, or the same in the next country. */
const isTelling = (text: string): boolean => text.length >= 12 && text.includes(" ") && !/[{}<>]/.test(text);

const keys = new Set(
  allMessages("en")
    .map(([key]) => key)
    .filter((key) => key.includes(".")),
);

const foreign = new Map<Language, ReadonlyMap<string, Language>>();

/** Sentences of the other languages that this one does not say, and whose each is. */
const foreignTo = (own: Language): ReadonlyMap<string, Language> => {
  const made = foreign.get(own);
  if (made) return made;
  const mine = new Set(allMessages(own).map(([, text]) => text));
  const sentences = new Map<string, Language>();
  for (const language of languages) {
    if (language === own) continue;
    for (const [, text] of allMessages(language)) if (isTelling(text) && !mine.has(text)) sentences.set(text, language);
  }
  foreign.set(own, sentences);
  return sentences;
};

/** What must never be read on a page: a value that was not there, an argument that was not filled in. */
const unfilled = /\bundefined\b|\[object Object\]|\bNaN\b|\{[a-zA-Z]+\}/;

const faultOf = (piece: string, sentences: ReadonlyMap<string, Language>): string | undefined => {
  if (unfilled.test(piece)) return `is not filled in: ${piece}`;
  const language = sentences.get(piece);
  if (language) return `is ${language}: ${piece}`;
  const key = piece.split(/[\s()]+/).find((word) => keys.has(word));
  return key && `is the key of a message: ${key}`;
};

/**
 * What is not meant for a page's reader: keys of messages, unfilled arguments, sentences of another language.
 */
export const strangeWordsOf = (html: string, language: Language): string[] => {
  const sentences = foreignTo(language);
  return piecesOf(html).flatMap((piece) => faultOf(piece, sentences) ?? []);
};
