import { limits } from "../lengths/limits.ts";
import type { Judgement } from "./rule.ts";

const segmenter = new Intl.Segmenter();

/** Length as a person counts it: "é" typed in two strokes is one, and so is a family of four. */
export const graphemes = (text: string): number => {
  let count = 0;
  for (const _ of segmenter.segment(text)) count += 1;
  return count;
};

/** NFC, ends trimmed, runs of white space made one space. */
export const normaliseText = (text: string): string => text.normalize("NFC").trim().replace(/\s+/gu, " ");

/** NFC, ends trimmed, line breaks as one character, and no more than one empty line in a row. */
export const normaliseLines = (text: string): string =>
  text
    .normalize("NFC")
    .split(/\r\n?|\n/u)
    .map((line) => line.trimEnd())
    .join("\n")
    .replace(/\n{3,}/gu, "\n\n")
    .trim();

// ©, ® and ™ count as pictographs in Unicode, but company names hold them.
const emoji = /(?![©®™])(?:\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}|\u{FE0F}|\u{20E3})/u;

// Controls, unassigned and private characters, and those that turn the writing direction of what follows.
const control = /[\p{Cc}\p{Cs}\p{Co}\p{Cn}\u2028\u2029\u202A-\u202E\u2066-\u2069\uFEFF]/u;

// Characters that nobody sees (fillers, tags, selectors), but not joiners and marks of direction, which
// belong to scripts.
const invisible = /(?![\u061C\u200C-\u200F])\p{Default_Ignorable_Code_Point}/u;

// The two zero-width joiners shape letters of several scripts,
// one at a time; in Latin text, and in a row, they only hide.
const uselessJoiner = /(?:^|[\p{Script=Latin}\p{N}\p{Z}\p{P}\u200C\u200D])[\u200C\u200D]/u;

// No script has more than four marks on one letter.
const stacked = /\p{M}{5}/u;

const judgeCharacters = (text: string): Judgement => {
  if (emoji.test(text)) return "emoji";
  return [control, invisible, uselessJoiner, stacked].some((kind) => kind.test(text)) ? "characters" : undefined;
};

/**
 * Any Unicode text for people: no emoji, no control characters (decisions, "Validation").
 *
 * @param bounds lengths in graphemes; `min` counts after trimming
 */
export const judgeText = (text: string, { min = 1, max }: { min?: number; max: number }): Judgement => {
  if (text === "") return "required";
  const trimmed = text.trim();
  if (trimmed === "") return "blank";
  const characters = judgeCharacters(trimmed);
  if (characters) return characters;
  // Code units bound graphemes from above only when short: the
  // cheap test first keeps a megabyte out of the segmenter.
  if (trimmed.length > max * 16) return "tooLong";
  const length = graphemes(trimmed);
  if (length > max) return "tooLong";
  return length < min ? "tooShort" : undefined;
};

// The two zero-width joiners belong to letters in several scripts.
const nameCharacters = /^(?:[\p{L}\p{M}\p{N}\p{Zs}'’‘ʼ`´.,&/()·ºª\p{Pd}]|\u200C|\u200D)+$/u;

const endings = "com|net|org|info|biz|shop|store|online|site|top|xyz|app|dev|link|click|live|club|example|[a-z]{2}";

/** `www.`, a host with a path, or a host by its ending: mail programs make a link of it. */
const address = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:www\\d?\\.|(?:[\\p{L}\\p{N}-]{2,}\\.)+[\\p{L}\\p{N}-]{2,}/|(?:[\\p{L}\\p{N}-]{3,}\\.)+(?:${endings})(?![\\p{L}\\p{N}]))`,
  "u",
);

const looksLikeAddress = (text: string): boolean => address.test(text.normalize("NFKC").toLowerCase());

/**
 * A person's name: any letters, at least one; nothing an address
 * of a web page or a mark-up needs, since it is shown in e-mails.
 */
export const judgeName = (text: string): Judgement => {
  const judged = judgeText(text, { max: limits.name });
  if (judged) return judged;
  if (looksLikeAddress(text)) return "characters";
  return nameCharacters.test(text.trim()) && /\p{L}/u.test(text) ? undefined : "characters";
};

const judgeLines = (text: string, max: number): Judgement =>
  judgeText(text.replace(/\r?\n/gu, " ").replace(/\t/gu, " "), { max });

/** Personal note: 1 to 150 graphemes, line breaks allowed, no emoji (specification, section 5). */
export const judgeMessage = (text: string): Judgement => judgeLines(text, limits.message);

/** A message to the shop: as the personal note, and longer. */
export const judgeLetter = (text: string): Judgement => judgeLines(text, limits.letter);

/** What somebody says of a product: as the personal note, and longer. */
export const judgeReview = (text: string): Judgement => judgeLines(text, limits.review);
