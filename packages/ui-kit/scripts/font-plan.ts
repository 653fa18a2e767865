import { createRequire } from "node:module";
import { widths } from "./letter-widths.ts";

const require = createRequire(import.meta.url);

/**
 * The letters of a file, as a CSS `unicode-range`. Latin covers the shop's
 * western languages; Polish and names from elsewhere fetch latin-ext.
 */
export const blocks = {
  latin:
    "U+20-7E, U+A0-FF, U+131, U+152-153, U+178, U+2C6, U+2DA, U+2DC, U+2013-2014, U+2018-201A, U+201C-201E, U+2020, U+2022, U+2026, U+202F, U+2039-203A, U+20AC, U+2122, U+2190-2193, U+2212, U+2215",
  "latin-ext": "U+100-130, U+132-151, U+154-177, U+179-17F, U+218-21B, U+1E9E",
  arabic: "U+60C, U+61B, U+61F, U+621-63A, U+640-652, U+660-66C, U+670, U+200C-200F",
} as const;

export interface Family {
  name: string;
  /** Name of its files. */
  slug: string;
  /** Where npm put the family: any file of its package. */
  packageFile: string;
  blocks: readonly (keyof typeof blocks)[];
  /** Part of the weight axis that is kept; titles have one weight, which halves their files. */
  weights: readonly [min: number, max: number];
  /** Weight at which titles and bold words are set. */
  boldWeight: number;
  /** Which local faces stand in for it; none does for Arabic, where systems differ too much. */
  genre?: "sans" | "serif";
  /** Set in titles only, at one weight. */
  displayOnly?: boolean;
  /** Letters of `blocks` that it need not hold, as a CSS `unicode-range`. */
  without?: string;
  /** Features of the family's own to keep, beside those of all. */
  features?: readonly string[];
}

export const families: readonly Family[] = [
  {
    name: "Bricolage Grotesque",
    slug: "bricolage-grotesque",
    packageFile: require.resolve("@fontsource-variable/bricolage-grotesque/LICENSE"),
    blocks: ["latin", "latin-ext"],
    weights: [750, 750],
    boldWeight: 750,
    genre: "sans",
    displayOnly: true,
  },
  {
    name: "Figtree",
    slug: "figtree",
    packageFile: require.resolve("@fontsource-variable/figtree/LICENSE"),
    blocks: ["latin", "latin-ext"],
    weights: [400, 700],
    boldWeight: 700,
    genre: "sans",
  },
  {
    name: "Outfit",
    slug: "outfit",
    packageFile: require.resolve("@fontsource-variable/outfit/LICENSE"),
    blocks: ["latin", "latin-ext"],
    weights: [700, 700],
    boldWeight: 700,
    genre: "sans",
    displayOnly: true,
  },
  {
    name: "DM Sans",
    slug: "dm-sans",
    packageFile: require.resolve("@fontsource-variable/dm-sans/LICENSE"),
    blocks: ["latin", "latin-ext"],
    weights: [400, 700],
    boldWeight: 700,
    genre: "sans",
  },
  {
    name: "Fraunces",
    slug: "fraunces",
    packageFile: require.resolve("@fontsource-variable/fraunces/LICENSE"),
    blocks: ["latin", "latin-ext"],
    weights: [560, 560],
    boldWeight: 560,
    genre: "serif",
    displayOnly: true,
    // Without it "&" is a knot.
    features: ["rvrn"],
    // In Arabic it comes beside two others: no title has an arrow, a sign of arithmetic, a fraction or an
    // accent by itself.
    without:
      "U+A4, U+A6, U+AC, U+AF, U+B1-B3, U+B5-B6, U+B8-B9, U+BC-BE, U+F7, U+2C6, U+2DA, U+2DC, U+2020, U+2190-2193, U+2212, U+2215",
  },
  {
    name: "Inter",
    slug: "inter",
    packageFile: require.resolve("@fontsource-variable/inter/LICENSE"),
    blocks: ["latin", "latin-ext"],
    weights: [400, 700],
    boldWeight: 650,
    genre: "sans",
  },
  {
    name: "Noto Sans Arabic",
    slug: "noto-sans-arabic",
    packageFile: require.resolve("@fontsource-variable/noto-sans-arabic/LICENSE"),
    blocks: ["arabic"],
    weights: [400, 700],
    boldWeight: 700,
  },
];

/**
 * Local faces and their average letter width in em, by frequency in Latin text: Arial, Times New Roman
 * (Liberation is as wide), Roboto, Noto Serif. Those for titles are known by letter.
 */
export const standIns = [
  {
    genre: "sans",
    bold: false,
    android: false,
    averageWidth: 913 / 2048,
    local: ["Arial", "ArialMT", "Liberation Sans", "LiberationSans"],
  },
  {
    genre: "sans",
    bold: true,
    android: false,
    averageWidth: 983 / 2048,
    widths: widths.arialBold,
    local: ["Arial Bold", "Arial-BoldMT", "Liberation Sans Bold", "LiberationSans-Bold"],
  },
  { genre: "sans", bold: false, android: true, averageWidth: 911 / 2048, local: ["Roboto", "Roboto-Regular"] },
  {
    genre: "sans",
    bold: true,
    android: true,
    averageWidth: 926 / 2048,
    widths: widths.robotoBold,
    local: ["Roboto Bold", "Roboto-Bold"],
  },
  {
    genre: "serif",
    bold: true,
    android: false,
    averageWidth: 886 / 2048,
    widths: widths.timesBold,
    local: ["Times New Roman Bold", "TimesNewRomanPS-BoldMT", "Liberation Serif Bold", "LiberationSerif-Bold"],
  },
  {
    genre: "serif",
    bold: true,
    android: true,
    averageWidth: 481 / 1000,
    widths: widths.notoSerif,
    local: ["Noto Serif", "NotoSerif"],
  },
] as const;
