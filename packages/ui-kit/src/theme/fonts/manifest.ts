// Written by scripts/subset-fonts.ts.

/** One file: a part of a family, by the letters it holds. */
export interface FontFace {
  family: string;
  block: "latin" | "latin-ext" | "arabic";
  /** Name below the public `/fonts/`. */
  file: string;
  weights: readonly [min: number, max: number];
  unicodeRange: string;
  bytes: number;
}

/** A local face, stretched to take the room of a house's own. */
export interface FallbackFace {
  family: string;
  local: readonly string[];
  weights: readonly [min: number, max: number];
  sizeAdjust: string;
  ascentOverride: string;
  descentOverride: string;
  lineGapOverride: string;
}

export const fontFaces: readonly FontFace[] = [
  {
    family: "Bricolage Grotesque",
    block: "latin",
    file: "bricolage-grotesque-latin.8c330dd4.woff2",
    weights: [750, 750],
    unicodeRange:
      "U+20-7E, U+A0-FF, U+131, U+152-153, U+178, U+2C6, U+2DA, U+2DC, U+2013-2014, U+2018-201A, U+201C-201E, U+2020, U+2022, U+2026, U+202F, U+2039-203A, U+20AC, U+2122, U+2190-2193, U+2212, U+2215",
    bytes: 18660,
  },
  {
    family: "Bricolage Grotesque",
    block: "latin-ext",
    file: "bricolage-grotesque-latin-ext.33f94f97.woff2",
    weights: [750, 750],
    unicodeRange: "U+100-130, U+132-151, U+154-177, U+179-17F, U+218-21B, U+1E9E",
    bytes: 6376,
  },
  {
    family: "Figtree",
    block: "latin",
    file: "figtree-latin.c205a7f3.woff2",
    weights: [400, 700],
    unicodeRange:
      "U+20-7E, U+A0-FF, U+131, U+152-153, U+178, U+2C6, U+2DA, U+2DC, U+2013-2014, U+2018-201A, U+201C-201E, U+2020, U+2022, U+2026, U+202F, U+2039-203A, U+20AC, U+2122, U+2190-2193, U+2212, U+2215",
    bytes: 16708,
  },
  {
    family: "Figtree",
    block: "latin-ext",
    file: "figtree-latin-ext.0a16bc14.woff2",
    weights: [400, 700],
    unicodeRange: "U+100-130, U+132-151, U+154-177, U+179-17F, U+218-21B, U+1E9E",
    bytes: 7448,
  },
  {
    family: "Outfit",
    block: "latin",
    file: "outfit-latin.fa8a0aa4.woff2",
    weights: [700, 700],
    unicodeRange:
      "U+20-7E, U+A0-FF, U+131, U+152-153, U+178, U+2C6, U+2DA, U+2DC, U+2013-2014, U+2018-201A, U+201C-201E, U+2020, U+2022, U+2026, U+202F, U+2039-203A, U+20AC, U+2122, U+2190-2193, U+2212, U+2215",
    bytes: 12652,
  },
  {
    family: "Outfit",
    block: "latin-ext",
    file: "outfit-latin-ext.36406455.woff2",
    weights: [700, 700],
    unicodeRange: "U+100-130, U+132-151, U+154-177, U+179-17F, U+218-21B, U+1E9E",
    bytes: 4656,
  },
  {
    family: "DM Sans",
    block: "latin",
    file: "dm-sans-latin.97a43354.woff2",
    weights: [400, 700],
    unicodeRange:
      "U+20-7E, U+A0-FF, U+131, U+152-153, U+178, U+2C6, U+2DA, U+2DC, U+2013-2014, U+2018-201A, U+201C-201E, U+2020, U+2022, U+2026, U+202F, U+2039-203A, U+20AC, U+2122, U+2190-2193, U+2212, U+2215",
    bytes: 21464,
  },
  {
    family: "DM Sans",
    block: "latin-ext",
    file: "dm-sans-latin-ext.cd83437e.woff2",
    weights: [400, 700],
    unicodeRange: "U+100-130, U+132-151, U+154-177, U+179-17F, U+218-21B, U+1E9E",
    bytes: 8312,
  },
  {
    family: "Fraunces",
    block: "latin",
    file: "fraunces-latin.1cd897e6.woff2",
    weights: [560, 560],
    unicodeRange:
      "U+20-7E, U+A0-FF, U+131, U+152-153, U+178, U+2C6, U+2DA, U+2DC, U+2013-2014, U+2018-201A, U+201C-201E, U+2020, U+2022, U+2026, U+202F, U+2039-203A, U+20AC, U+2122, U+2190-2193, U+2212, U+2215",
    bytes: 17152,
  },
  {
    family: "Fraunces",
    block: "latin-ext",
    file: "fraunces-latin-ext.9bf40219.woff2",
    weights: [560, 560],
    unicodeRange: "U+100-130, U+132-151, U+154-177, U+179-17F, U+218-21B, U+1E9E",
    bytes: 9476,
  },
  {
    family: "Inter",
    block: "latin",
    file: "inter-latin.2407edf3.woff2",
    weights: [400, 700],
    unicodeRange:
      "U+20-7E, U+A0-FF, U+131, U+152-153, U+178, U+2C6, U+2DA, U+2DC, U+2013-2014, U+2018-201A, U+201C-201E, U+2020, U+2022, U+2026, U+202F, U+2039-203A, U+20AC, U+2122, U+2190-2193, U+2212, U+2215",
    bytes: 26084,
  },
  {
    family: "Inter",
    block: "latin-ext",
    file: "inter-latin-ext.aef4be22.woff2",
    weights: [400, 700],
    unicodeRange: "U+100-130, U+132-151, U+154-177, U+179-17F, U+218-21B, U+1E9E",
    bytes: 10452,
  },
  {
    family: "Noto Sans Arabic",
    block: "arabic",
    file: "noto-sans-arabic-arabic.35355185.woff2",
    weights: [400, 700],
    unicodeRange: "U+60C, U+61B, U+61F, U+621-63A, U+640-652, U+660-66C, U+670, U+200C-200F",
    bytes: 17084,
  },
];

export const fallbackFaces: readonly FallbackFace[] = [
  {
    family: "Bricolage Grotesque fallback",
    local: ["Arial Bold", "Arial-BoldMT", "Liberation Sans Bold", "LiberationSans-Bold"],
    weights: [1, 1000],
    sizeAdjust: "102.50%",
    ascentOverride: "90.73%",
    descentOverride: "26.34%",
    lineGapOverride: "0.00%",
  },
  {
    family: "Bricolage Grotesque fallback android",
    local: ["Roboto Bold", "Roboto-Bold"],
    weights: [1, 1000],
    sizeAdjust: "108.81%",
    ascentOverride: "85.47%",
    descentOverride: "24.81%",
    lineGapOverride: "0.00%",
  },
  {
    family: "Figtree fallback",
    local: ["Arial", "ArialMT", "Liberation Sans", "LiberationSans"],
    weights: [1, 500],
    sizeAdjust: "100.72%",
    ascentOverride: "94.32%",
    descentOverride: "24.82%",
    lineGapOverride: "0.00%",
  },
  {
    family: "Figtree fallback",
    local: ["Arial Bold", "Arial-BoldMT", "Liberation Sans Bold", "LiberationSans-Bold"],
    weights: [501, 1000],
    sizeAdjust: "96.46%",
    ascentOverride: "98.48%",
    descentOverride: "25.92%",
    lineGapOverride: "0.00%",
  },
  {
    family: "Figtree fallback android",
    local: ["Roboto", "Roboto-Regular"],
    weights: [1, 500],
    sizeAdjust: "100.94%",
    ascentOverride: "94.12%",
    descentOverride: "24.77%",
    lineGapOverride: "0.00%",
  },
  {
    family: "Figtree fallback android",
    local: ["Roboto Bold", "Roboto-Bold"],
    weights: [501, 1000],
    sizeAdjust: "102.40%",
    ascentOverride: "92.77%",
    descentOverride: "24.41%",
    lineGapOverride: "0.00%",
  },
  {
    family: "Outfit fallback",
    local: ["Arial Bold", "Arial-BoldMT", "Liberation Sans Bold", "LiberationSans-Bold"],
    weights: [1, 1000],
    sizeAdjust: "96.05%",
    ascentOverride: "104.12%",
    descentOverride: "27.07%",
    lineGapOverride: "0.00%",
  },
  {
    family: "Outfit fallback android",
    local: ["Roboto Bold", "Roboto-Bold"],
    weights: [1, 1000],
    sizeAdjust: "101.96%",
    ascentOverride: "98.08%",
    descentOverride: "25.50%",
    lineGapOverride: "0.00%",
  },
  {
    family: "DM Sans fallback",
    local: ["Arial", "ArialMT", "Liberation Sans", "LiberationSans"],
    weights: [1, 500],
    sizeAdjust: "104.53%",
    ascentOverride: "94.90%",
    descentOverride: "29.66%",
    lineGapOverride: "0.00%",
  },
  {
    family: "DM Sans fallback",
    local: ["Arial Bold", "Arial-BoldMT", "Liberation Sans Bold", "LiberationSans-Bold"],
    weights: [501, 1000],
    sizeAdjust: "102.71%",
    ascentOverride: "96.58%",
    descentOverride: "30.18%",
    lineGapOverride: "0.00%",
  },
  {
    family: "DM Sans fallback android",
    local: ["Roboto", "Roboto-Regular"],
    weights: [1, 500],
    sizeAdjust: "104.76%",
    ascentOverride: "94.69%",
    descentOverride: "29.59%",
    lineGapOverride: "0.00%",
  },
  {
    family: "DM Sans fallback android",
    local: ["Roboto Bold", "Roboto-Bold"],
    weights: [501, 1000],
    sizeAdjust: "109.03%",
    ascentOverride: "90.98%",
    descentOverride: "28.43%",
    lineGapOverride: "0.00%",
  },
  {
    family: "Fraunces fallback",
    local: ["Times New Roman Bold", "TimesNewRomanPS-BoldMT", "Liberation Serif Bold", "LiberationSerif-Bold"],
    weights: [1, 1000],
    sizeAdjust: "111.30%",
    ascentOverride: "87.87%",
    descentOverride: "22.91%",
    lineGapOverride: "0.00%",
  },
  {
    family: "Fraunces fallback android",
    local: ["Noto Serif", "NotoSerif"],
    weights: [1, 1000],
    sizeAdjust: "100.10%",
    ascentOverride: "97.70%",
    descentOverride: "25.47%",
    lineGapOverride: "0.00%",
  },
  {
    family: "Inter fallback",
    local: ["Arial", "ArialMT", "Liberation Sans", "LiberationSans"],
    weights: [1, 500],
    sizeAdjust: "107.12%",
    ascentOverride: "90.44%",
    descentOverride: "22.52%",
    lineGapOverride: "0.00%",
  },
  {
    family: "Inter fallback",
    local: ["Arial Bold", "Arial-BoldMT", "Liberation Sans Bold", "LiberationSans-Bold"],
    weights: [501, 1000],
    sizeAdjust: "102.03%",
    ascentOverride: "94.94%",
    descentOverride: "23.64%",
    lineGapOverride: "0.00%",
  },
  {
    family: "Inter fallback android",
    local: ["Roboto", "Roboto-Regular"],
    weights: [1, 500],
    sizeAdjust: "107.35%",
    ascentOverride: "90.24%",
    descentOverride: "22.47%",
    lineGapOverride: "0.00%",
  },
  {
    family: "Inter fallback android",
    local: ["Roboto Bold", "Roboto-Bold"],
    weights: [501, 1000],
    sizeAdjust: "108.32%",
    ascentOverride: "89.44%",
    descentOverride: "22.27%",
    lineGapOverride: "0.00%",
  },
];
