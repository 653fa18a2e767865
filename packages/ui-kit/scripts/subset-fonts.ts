import { createHash } from "node:crypto";
import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import { pathToFileURL } from "node:url";
import { fromBuffer } from "@capsizecss/unpack";
import { create } from "fontkitten";
import subsetFont from "subset-font";
import { fitLetters } from "./fit-letters.ts";
import { blocks, type Family, families, standIns } from "./font-plan.ts";
import { letters } from "./letter-widths.ts";

// Cuts the three houses' faces down to what the shop writes and measures their local stand-ins; run by `pnpm
// --filter @giftshop/ui-kit fonts`, its results are committed.

const fontsFolder = new URL("../fonts/", import.meta.url);
const manifest = new URL("../src/theme/fonts/manifest.ts", import.meta.url);

const layoutFeatures = [
  "ccmp",
  "locl",
  "kern",
  "mark",
  "mkmk",
  "liga",
  "rlig",
  "calt",
  "tnum",
  "init",
  "medi",
  "fina",
  "isol",
];

/** The variable file of a block as npm brought it. */
const sourceOf = (family: Family, block: keyof typeof blocks): Promise<Buffer> => {
  const file = `files/${family.slug}-${block}-wght-normal.woff2`;
  return readFile(new URL(file, pathToFileURL(family.packageFile)));
};

/** The characters of a `unicode-range`. */
const charactersOf = (range: string): string =>
  range
    .split(",")
    .flatMap((part) => {
      const [from = 0, to = from] = part
        .trim()
        .slice(2)
        .split("-")
        .map((code) => Number.parseInt(code, 16));
      return Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index));
    })
    .join("");

const cutFace = async (family: Family, blockName: keyof typeof blocks) => {
  const slug = family.slug;
  const source = await sourceOf(family, blockName);
  const [min, max] = family.weights;
  const left = family.without ? charactersOf(family.without) : "";
  const held = [...charactersOf(blocks[blockName])].filter((letter) => !left.includes(letter)).join("");
  const woff2 = await subsetFont(source, held, {
    targetFormat: "woff2",
    variationAxes: { wght: min === max ? min : { min, max } },
    keepFeatures: [...layoutFeatures, ...(family.features ?? [])],
    noHinting: true,
  });
  const hash = createHash("sha256").update(woff2).digest("hex").slice(0, 8);
  const file = `${slug}-${blockName}.${hash}.woff2`;
  await writeFile(new URL(file, fontsFolder), woff2);
  return {
    family: family.name,
    block: blockName,
    file,
    weights: family.weights,
    unicodeRange: left ? rangeOf(held) : blocks[blockName],
    bytes: woff2.length,
  };
};

/** How wide each of `letters` is in a face, in em. */
const widthsIn = (ttf: Buffer): number[] => {
  const font = create(ttf);
  if (!("glyphForCodePoint" in font)) throw new Error("A collection of fonts where one was expected.");
  return [...letters].map(
    (letter) => font.glyphForCodePoint(letter.codePointAt(0) ?? 0).advanceWidth / font.unitsPerEm,
  );
};

/** Letters as a `unicode-range`. */
const rangeOf = (group: string): string => {
  const runs: [from: number, to: number][] = [];
  for (const code of [...group].map((letter) => letter.codePointAt(0) ?? 0).toSorted((a, b) => a - b)) {
    const last = runs.at(-1);
    if (last?.[1] === code - 1) last[1] = code;
    else runs.push([code, code]);
  }
  const hex = (code: number) => code.toString(16).toUpperCase();
  return runs.map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`)).join(", ");
};

/** How a local face must be stretched to take the room of the house's own, at each weight it is seen in. */
const measureStandIns = async (family: Family) => {
  const source = await sourceOf(family, "latin");
  const faces = await Promise.all(
    standIns
      .filter((standIn) => standIn.genre === family.genre && (standIn.bold || !family.displayOnly))
      .map(async (standIn) => {
        const weight = standIn.bold ? family.boldWeight : 400;
        const ttf = await subsetFont(source, undefined, {
          keepAllGlyphs: true,
          targetFormat: "sfnt",
          variationAxes: { wght: weight },
        });
        const own = await fromBuffer(ttf);
        const percent = (value: number) => `${(value * 100).toFixed(2)}%`;
        const stretched = (stretch: number, range?: string) => {
          const vertical = (value: number) => percent(Math.abs(value) / own.unitsPerEm / stretch);
          return {
            family: `${family.name} fallback${standIn.android ? " android" : ""}`,
            local: standIn.local,
            weights: family.displayOnly ? [1, 1000] : standIn.bold ? [501, 1000] : [1, 500],
            ...(range && { unicodeRange: range }),
            sizeAdjust: percent(stretch),
            ascentOverride: vertical(own.ascent),
            descentOverride: vertical(own.descent),
            lineGapOverride: vertical(own.lineGap),
          };
        };
        if (!family.displayOnly || !("widths" in standIn))
          return [stretched(own.xWidthAvg / own.unitsPerEm / standIn.averageWidth)];
        const { average, groups } = fitLetters(
          widthsIn(ttf),
          standIn.widths.map((width) => width / 1000),
        );
        return [stretched(average), ...groups.map((group) => stretched(group.stretch, rangeOf(group.letters)))];
      }),
  );
  return faces.flat();
};

for (const old of await readdir(fontsFolder)) await rm(new URL(old, fontsFolder));

const faces = [];
const fallbacks = [];
for (const family of families) {
  for (const block of family.blocks) faces.push(await cutFace(family, block));
  if (family.genre) fallbacks.push(...(await measureStandIns(family)));
}

await writeFile(
  manifest,
  `// Written by scripts/subset-fonts.ts.

/** One file: a part of a family, by the letters it holds. */
export interface FontFace {
  family: string;
  block: "latin" | "latin-ext" | "arabic";
  /** Name below the public \`/fonts/\`. */
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
  /** Letters it is for; without one, those that no other of its family is for. */
  unicodeRange?: string;
  sizeAdjust: string;
  ascentOverride: string;
  descentOverride: string;
  lineGapOverride: string;
}

export const fontFaces: readonly FontFace[] = ${JSON.stringify(faces, null, 2)};

export const fallbackFaces: readonly FallbackFace[] = ${JSON.stringify(fallbacks, null, 2)};
`,
);
process.stdout.write(`${faces.map((face) => `${String(face.bytes).padStart(6)} ${face.file}`).join("\n")}\n`);
