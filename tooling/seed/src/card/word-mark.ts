import type { Random } from "../random.ts";
import type { Zone } from "./face.ts";

interface Lettering {
  attributes: string;
  /** Average advance in em of the widest face the generic family may stand for, tracking included. */
  advance: number;
  capitals?: boolean;
}

const serif = "Georgia,'Times New Roman',serif";
const sans = "'Helvetica Neue',Arial,sans-serif";

const letterings: readonly Lettering[] = [
  { attributes: `font-family="${serif}" font-weight="700"`, advance: 0.62 },
  { attributes: `font-family="${serif}" font-style="italic"`, advance: 0.56 },
  { attributes: `font-family="${sans}" font-weight="800" letter-spacing="-.02em"`, advance: 0.62 },
  { attributes: `font-family="${sans}" letter-spacing=".1em"`, advance: 0.82, capitals: true },
  { attributes: `font-family="'Trebuchet MS',Tahoma,sans-serif" font-weight="700"`, advance: 0.64 },
  { attributes: `font-family="${serif}" letter-spacing=".06em"`, advance: 0.82, capitals: true },
  { attributes: `font-family="'Courier New',monospace" font-weight="700"`, advance: 0.61 },
];

const lineHeight = 1.12;
const largest = 92;
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

const escapeText = (text: string): string => text.replace(/&/g, "&amp;").replace(/</g, "&lt;");

/** Size and lines at which a title is largest within a zone. Fewer lines win a tie. */
export const fitLines = (title: string, zone: Zone, advance: number): { lines: string[]; size: number } => {
  const words = title.split(" ");
  const choices = [1, 2, 3]
    .filter((count) => count <= words.length)
    .map((count) => {
      const lines = balance(words, count);
      const bySides = zone.width / (longest(lines) * advance);
      return { lines, size: Math.floor(Math.min(largest, bySides, zone.height / (count * lineHeight))) };
    });
  return choices.reduce((best, choice) => (choice.size > best.size * 1.1 ? choice : best));
};

/**
 * The brand's name as text in a zone. A line that comes near the full width is pinned with `textLength`, so that it fits
 * whatever face the viewer's machine has for the generic family.
 */
export const wordMark = (title: string, zone: Zone, random: Random): string => {
  const lettering = random.pick(letterings);
  const text = lettering.capitals ? title.toLocaleUpperCase("en") : title;
  const { lines, size } = fitLines(text, zone, lettering.advance);
  const leading = size * lineHeight;
  const block = size * capHeight + leading * (lines.length - 1);
  const slack = { top: 0, middle: (zone.height - block) / 2, bottom: zone.height - block }[zone.side];
  const x = zone.align === "middle" ? zone.x + zone.width / 2 : zone.x;
  const spans = lines.map((line, index) => {
    const y = Math.round(zone.y + slack + size * capHeight + leading * index);
    const estimate = Math.round(line.length * lettering.advance * size);
    const pinned =
      estimate > zone.width * 0.97
        ? ` textLength="${Math.min(estimate, zone.width)}" lengthAdjust="spacingAndGlyphs"`
        : "";
    return `<tspan x="${x}" y="${y}"${pinned}>${escapeText(line)}</tspan>`;
  });
  const anchor = zone.align === "middle" ? ' text-anchor="middle"' : "";
  return `<text fill="${zone.color}" font-size="${size}" ${lettering.attributes}${anchor}>${spans.join("")}</text>`;
};
