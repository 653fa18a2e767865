/**
 * Makes the fonts of emails' pictures (`node scripts/mail-fonts.ts`): the drawing library reads TrueType
 * without variations, so each bold is an instance cut out of a variable font.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import subsetFont from "subset-font";

const require = createRequire(import.meta.url);
const range = (first: number, last: number): string =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join("");
const latin = `${range(0x20, 0x17e)}€£–—’“”•…₪★`;
const arabic = `${range(0x600, 0x6ff)}${range(0x20, 0x40)}`;

for (const [family, script, name, characters] of [
  ["figtree", "latin", "face-sans.ttf", latin],
  ["figtree", "latin-ext", "face-sans-extended.ttf", latin],
  ["fraunces", "latin", "face-serif.ttf", latin],
  ["fraunces", "latin-ext", "face-serif-extended.ttf", latin],
  ["noto-sans-arabic", "arabic", "face-arabic.ttf", arabic],
] as const) {
  const folder = require.resolve(`@fontsource-variable/${family}/package.json`).replace("package.json", "files/");
  const source = readFileSync(`${folder}${family}-${script}-wght-normal.woff2`);
  const subset = await subsetFont(source, characters, { targetFormat: "truetype", variationAxes: { wght: 700 } });
  writeFileSync(new URL(`../src/platform/pictures/fonts/${name}`, import.meta.url), subset);
}
