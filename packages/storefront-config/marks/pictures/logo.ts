import { logoPlaces } from "../../src/branding/sign-share.ts";
import type { Drawing, Subject } from "../subject.ts";
import { circle, path, placed, svg } from "../svg.ts";

/** Height of a capital letter in ems. */
const capital = { CB: 0.7, CK: 0.7, GCS: 0.7 } as const;
/** Distance from line to line, in ems of the first line. */
const leading = 0.98;

interface Line {
  text: string;
  fill: string;
  /** Size beside the first line. */
  share: number;
  plain: boolean;
}

const linesOf = ({ storefront, words, colors }: Subject): Line[] => {
  const [first, second] = words.words;
  const name: Line = { text: first, fill: colors.ink, share: 1, plain: false };
  if (second === undefined) return [name];
  if (storefront.group === "GCS") {
    return [
      name,
      { text: second.toLocaleUpperCase(storefront.languages[0]), fill: colors.primary, share: 0.42, plain: true },
    ];
  }
  return [name, { text: second, fill: colors.primary, share: 1, plain: false }];
};

const spacingOf = ({ plain }: Line): number => (plain ? 0.14 : 0);

/** The dots over the i's of CK are confetti. */
const confettiDots = ({ letters, colors }: Subject, text: string, x: number, y: number, size: number): string =>
  [...text]
    .map((letter, index) => {
      if (letter !== "i") return "";
      const before = letters.CK.width(text.slice(0, index).replaceAll("i", "ı"));
      return circle(x + (before + letters.CK.width("ı") / 2) * size, y - size * 0.665, size * 0.105, colors.warm);
    })
    .join("");

const drawLine = (subject: Subject, line: Line, x: number, y: number, size: number): string => {
  const { group } = subject.storefront;
  const face = subject.letters[line.plain ? "plain" : group];
  const dotted = group === "CK" && !line.plain;
  return (
    path(
      face.path(dotted ? line.text.replaceAll("i", "ı") : line.text, { x, y, size, spacing: spacingOf(line) }),
      line.fill,
    ) + (dotted ? confettiDots(subject, line.text, x, y, size) : "")
  );
};

/**
 * The name within a width and height, in as many lines as make
 * it largest; stands on the left, in the middle of the height.
 */
export const nameIn = (
  subject: Subject,
  x: number,
  width: number,
  height: number,
  largest: number,
): { body: string; width: number } => {
  const lines = linesOf(subject);
  const { group } = subject.storefront;
  const widths = lines.map(
    (line) => subject.letters[line.plain ? "plain" : group].width(line.text, spacingOf(line)) * line.share,
  );
  const stackedEms =
    capital[group] + lines.slice(1).reduce((sum, { share }) => sum + (share === 1 ? leading : 0.66), 0);
  const stacked = Math.min(width / Math.max(...widths), height / (stackedEms + 0.3), largest);
  const rowEms = widths.reduce((sum, each) => sum + each, 0) + (lines[1]?.plain ? 0.3 : 0);
  const row = Math.min(width / rowEms, height / 1.1, largest);
  if (lines[1] && !lines[1].plain && row >= stacked * 0.96) {
    const y = height / 2 + (capital[group] * row) / 2;
    const second = x + (widths[0] ?? 0) * row;
    return {
      body: lines.map((line, index) => drawLine(subject, line, index === 0 ? x : second, y, row)).join(""),
      width: rowEms * row,
    };
  }
  const first = (height - stackedEms * stacked) / 2 + capital[group] * stacked;
  return {
    body: lines
      .map((line, index) =>
        drawLine(subject, line, x, first + index * stacked * (line.share === 1 ? leading : 0.66), stacked * line.share),
      )
      .join(""),
    width: Math.max(...widths) * stacked,
  };
};

/** A logo of exactly this size: sign and name, standing on the left. */
export const logo = (subject: Subject, width: number, height: number): Drawing => {
  const { size, bleed, nameStart } = logoPlaces(subject.storefront.group, width, height);
  const { body } = nameIn(subject, nameStart, width - nameStart, height, height * 0.46);
  return {
    width,
    height,
    svg: svg(width, height, placed(subject.sign(), -bleed, (height - size) / 2, size / 48) + body),
  };
};
