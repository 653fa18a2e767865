/**
 * Makes the two fonts that card faces are drawn with for e-mail: `node scripts/mail-fonts.ts`. The drawing library reads TrueType only and applies no
 * variations, so one bold instance of a sans and of a serif face is cut out of the variable fonts, Latin and Latin extended.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import subsetFont from "subset-font";

const require = createRequire(import.meta.url);
const characters = `${Array.from({ length: 0x17f - 0x20 }, (_, index) => String.fromCodePoint(0x20 + index)).join("")}€£–—’“”•…₪★`;

for (const [family, script, name] of [
  ["figtree", "latin", "face-sans.ttf"],
  ["figtree", "latin-ext", "face-sans-extended.ttf"],
  ["fraunces", "latin", "face-serif.ttf"],
  ["fraunces", "latin-ext", "face-serif-extended.ttf"],
] as const) {
  const folder = require.resolve(`@fontsource-variable/${family}/package.json`).replace("package.json", "files/");
  const source = readFileSync(`${folder}${family}-${script}-wght-normal.woff2`);
  const subset = await subsetFont(source, characters, { targetFormat: "truetype", variationAxes: { wght: 700 } });
  writeFileSync(new URL(`../src/mail/fonts/${name}`, import.meta.url), subset);
}
