import { wordsWidth } from "../../../platform/pictures/scene-image.ts";
import type { Stand } from "./stands.ts";

/** Sizes of letters, in measures of the gift: of one line, of two, and the least before words are cut. */
const sizes = { most: 27, split: 19, two: 20, least: 14 };

/** Letters that the pictures' faces have. */
const known = /^[\u0020-\u017e\u0600-\u06ff\u2010-\u2026]*$/u;

const escaped = (text: string): string => text.replace(/[<>&'"]/gu, (found) => `&#${found.charCodeAt(0)};`);

/** Words of a tag that fit in a width, and how wide they are. */
export interface TagWords {
  width: number;
  /** Draws them about a point. */
  at(x: number, y: number): string;
}

/** In two lines of like length, broken after a space or a hyphen. */
const halved = (words: string): string[] => {
  const ends = [...words.matchAll(/[ -]/gu)].map(({ index }) => index + 1);
  const far = (end: number): number => Math.abs(end - words.length / 2);
  const [end] = ends.sort((one, other) => far(one) - far(other));
  return end === undefined ? [words] : [words.slice(0, end).trim(), words.slice(end)];
};

/** As much of a line as fits in the smallest letters. */
const cut = (line: string, width: number, room: number): string => {
  const kept = Math.floor((line.length * room) / (width * sizes.least));
  return kept < line.length ? `${line.slice(0, kept - 1).trim()}…` : line;
};

/**
 * What a tag says within `room`: smaller and in two lines where it is long, cut where it is very long.
 * Undefined in letters that no face has: the tag then bears the sign alone, and the message says the name.
 */
export const tagWords = (words: string, { font, ink }: Stand, room: number): TagWords | undefined => {
  // Marks of direction have no form of their own.
  const plain = words.replace(/[\u200e\u200f\u2066-\u2069]/gu, "").trim();
  if (plain === "" || !known.test(plain)) return undefined;
  const widthOf = (line: string): number => wordsWidth(escaped(line), font);
  const isLong = widthOf(plain) * sizes.split > room;
  const lines = (isLong ? halved(plain) : [plain]).map((line) => cut(line, widthOf(line), room));
  const widest = Math.max(...lines.map(widthOf));
  const size = Math.min(lines.length > 1 ? sizes.two : sizes.most, room / widest);
  return {
    width: widest * size,
    at: (x, y) =>
      lines
        .map((line, index) => {
          const base = y + size * (0.34 + (index - (lines.length - 1) / 2) * 1.05);
          return `<text x="${x}" y="${base}" text-anchor="middle" font-family="${font}" font-weight="700" font-size="${size}" fill="${ink}">${escaped(line)}</text>`;
        })
        .join(""),
  };
};
