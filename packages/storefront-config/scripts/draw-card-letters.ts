/**
 * Writes letters of brand names as outlines (`tooling/seed/src/card/letters.json`), alike on a page, in
 * e-mail and on paper; run it when a name has a new letter.
 */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import * as harfbuzz from "harfbuzzjs";
import subsetFont from "subset-font";
import { compactPath } from "../marks/compact-path.ts";

const require = createRequire(import.meta.url);

/** Units of a letter's outline to the em: on a card as wide as a phone one is less than half a pixel. */
const unitsPerEm = 320;

/** File of the basic alphabet, and the place on its axes. */
const cuts = {
  serif: ["fraunces/files/fraunces-latin-opsz-normal", { wght: 650, opsz: 72 }],
  italic: ["fraunces/files/fraunces-latin-opsz-italic", { wght: 480, opsz: 72 }],
  grotesque: ["bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal", { wght: 780, opsz: 48 }],
  geometric: ["outfit/files/outfit-latin-wght-normal", { wght: 480 }],
  round: ["outfit/files/outfit-latin-wght-normal", { wght: 800 }],
  plain: ["inter/files/inter-latin-opsz-normal", { wght: 700, opsz: 32 }],
} as const;

const seed = fileURLToPath(new URL("../../../tooling/seed/src/", import.meta.url));

/** Every letter that names have, small and large. */
const lettersInUse = (): string[] => {
  const names = readdirSync(`${seed}brands`).map((name) => readFileSync(`${seed}brands/${name}`, "utf8"));
  // Boxes of blank cards say how many there are.
  const all = `${names.join("")}0123456789`;
  const letters = [...new Set(all + all.toLocaleUpperCase("en") + all.toLocaleLowerCase("en"))];
  return letters.filter((letter) => /[\p{Script=Latin}\d &.,'’!–+-]/u.test(letter)).sort();
};

const open = async (file: string, variationAxes: Record<string, number>, letters: string) => {
  const bytes = await subsetFont(readFileSync(require.resolve(`@fontsource-variable/${file}.woff2`)), letters, {
    targetFormat: "sfnt",
    variationAxes,
    noHinting: true,
  });
  const face = new harfbuzz.Face(new harfbuzz.Blob(bytes));
  const font = new harfbuzz.Font(face);
  const scale = unitsPerEm / face.upem;
  const shape = (text: string) => {
    const buffer = new harfbuzz.Buffer();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    harfbuzz.shape(font, buffer);
    const glyphs = buffer.getGlyphInfos().map(({ codepoint }) => codepoint);
    const advance = buffer.getGlyphPositions().reduce((sum, { xAdvance }) => sum + xAdvance, 0);
    return { glyphs, advance: Math.round(advance * scale) };
  };
  const outline = (glyph: number) =>
    compactPath(
      font
        .glyphToPath(glyph)
        .replace(/(-?[\d.]+),(-?[\d.]+)/g, (_, x: string, y: string) => `${Number(x) * scale} ${-Number(y) * scale}`),
      0,
    );
  return { shape, outline };
};

const letters = lettersInUse();
const drawn: Record<string, { letters: Record<string, [number, string]>; kerning: Record<string, number> }> = {};

for (const [name, [file, axes]] of Object.entries(cuts)) {
  const alphabets = await Promise.all(
    [file, file.replace("latin", "latin-ext")].map((each) => open(each, axes, letters.join(""))),
  );
  const cut: (typeof drawn)[string] = { letters: {}, kerning: {} };
  for (const letter of letters) {
    for (const { shape, outline } of alphabets) {
      const { glyphs, advance } = shape(letter);
      if (glyphs.length === 1 && glyphs[0]) cut.letters[letter] ??= [advance, outline(glyphs[0])];
    }
    if (!cut.letters[letter]) throw new Error(`${name} has no “${letter}”.`);
  }
  // Pairs of the basic alphabet alone: few names have others, and none of them stands apart by much.
  const [basic] = alphabets;
  for (const first of letters) {
    for (const second of letters) {
      if (!/^[a-z.,'’ ]+$/i.test(first + second)) continue;
      const alone = (cut.letters[first]?.[0] ?? 0) + (cut.letters[second]?.[0] ?? 0);
      const by = (basic?.shape(first + second).advance ?? alone) - alone;
      if (Math.abs(by) > 4) cut.kerning[first + second] = by;
    }
  }
  drawn[name] = cut;
}

writeFileSync(`${seed}card/letters.json`, `${JSON.stringify({ unitsPerEm, cuts: drawn })}\n`);
