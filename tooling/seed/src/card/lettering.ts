/** How a word-mark is set. Generic families only: a face travels as one file and brings no font. */
export interface Lettering {
  attributes: string;
  /** Advance of its letters in relation to a regular grotesque's. */
  weight: number;
  /** Extra space after each letter, em. */
  tracking: number;
  capitals?: boolean;
  /** Advance of every letter, em, where all are alike. */
  fixed?: number;
}

const serif = "Georgia,'Times New Roman',serif";
const sans = "'Helvetica Neue',Arial,sans-serif";

export const letterings: readonly Lettering[] = [
  { attributes: `font-family="${serif}" font-weight="700"`, weight: 1.1, tracking: 0 },
  { attributes: `font-family="${serif}" font-style="italic"`, weight: 0.98, tracking: 0 },
  { attributes: `font-family="${sans}" font-weight="800" letter-spacing="-.02em"`, weight: 1.08, tracking: -0.02 },
  { attributes: `font-family="${sans}" letter-spacing=".1em"`, weight: 1, tracking: 0.1, capitals: true },
  { attributes: `font-family="'Trebuchet MS',Tahoma,sans-serif" font-weight="700"`, weight: 1.06, tracking: 0 },
  { attributes: `font-family="${serif}" letter-spacing=".06em"`, weight: 1.02, tracking: 0.06, capitals: true },
  { attributes: `font-family="'Courier New',monospace" font-weight="700"`, weight: 1, tracking: 0, fixed: 0.6 },
];

/** Advance of a letter of a regular grotesque, em: letters fall into a few widths. */
const letterAdvance = (letter: string): number => {
  if (/[ijl.,'’!|]/.test(letter)) return 0.25;
  if (/[\sftrI()-]/.test(letter)) return 0.32;
  if (/[mwMW@]/.test(letter)) return 0.86;
  if (/[\p{Lu}&]/u.test(letter)) return 0.69;
  return 0.55;
};

/** Width of a line at a size of 1, as the named faces set it, within a few hundredths. */
export const widthOf = (line: string, { weight, tracking, fixed }: Lettering): number =>
  [...line].reduce((sum, letter) => sum + (fixed ?? letterAdvance(letter) * weight) + tracking, 0);
