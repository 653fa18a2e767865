import type { Random } from "../random.ts";
import type { Zone } from "./face.ts";
import { drawLine, type Lettering, letterings, widthOf } from "./lettering.ts";

const lineHeight = 1.12;
const largest = 88;
const capHeight = 0.74;

/** Every way to break the words into `count` lines, the one whose longest line is shortest. */
const balance = (words: readonly string[], count: number): string[] => {
  if (count <= 1 || words.length <= 1) return [words.join(" ")];
  let best: string[] = [];
  for (let first = 1; first <= words.length - count + 1; first++) {
    const lines = [words.slice(0, first).join(" "), ...balance(words.slice(first), count - 1)];
    if (best.length === 0 || longest(lines) < longest(best)) best = lines;
  }
  return best;
};

const longest = (lines: readonly string[]): number => Math.max(...lines.map((line) => line.length));

/** Size and lines at which a text is largest within a zone; a further line must be worth it. */
export const setLines = (text: string, zone: Zone, lettering: Lettering): { lines: string[]; size: number } => {
  const words = text.split(" ");
  const choices = [1, 2, 3]
    .filter((count) => count <= words.length)
    .map((count) => {
      const lines = balance(words, count);
      const widest = Math.max(...lines.map((line) => widthOf(line, lettering)));
      return { lines, size: Math.floor(Math.min(largest, zone.width / widest, zone.height / (count * lineHeight))) };
    });
  return choices.reduce((best, choice) => (choice.size > best.size * 1.15 ? choice : best));
};

/** Below this a name looks lost on the card, and another lettering is tried. */
const comfortable = 56;

/** The lettering a brand is set in: drawn by lot, again where a long name would come out small. */
const choose = (title: string, zone: Zone, random: Random) => {
  const tries = [1, 2, 3, 4].map(() => {
    const lettering = random.pick(letterings);
    const text = lettering.capitals ? title.toLocaleUpperCase("en") : title;
    return { lettering, ...setLines(text, zone, lettering) };
  });
  const large = tries.find(({ size }) => size >= comfortable);
  return large ?? tries.reduce((best, other) => (other.size > best.size ? other : best));
};

/** The brand's name in a zone, its letters drawn. */
export const wordMark = (title: string, zone: Zone, random: Random): string => {
  const { lettering, lines, size } = choose(title, zone, random);
  const leading = size * lineHeight;
  const block = size * capHeight + leading * (lines.length - 1);
  const slack = { top: 0, middle: (zone.height - block) / 2, bottom: zone.height - block }[zone.side];
  const drawn = lines.map((line, index) => {
    const left = zone.align === "middle" ? zone.x + (zone.width - widthOf(line, lettering) * size) / 2 : zone.x;
    return drawLine(line, lettering, { x: left, y: zone.y + slack + size * capHeight + leading * index, size });
  });
  return `<g fill="${zone.color}">${drawn.join("")}</g>`;
};
