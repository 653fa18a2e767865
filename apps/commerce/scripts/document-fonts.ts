/**
 * Makes the fonts of documents (`node scripts/document-fonts.ts`): what writes PDF takes no variable
 * fonts, so these are a regular and a bold instance of Inter, and of Noto Sans Arabic.
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";

const require = createRequire(import.meta.url);
const folder = fileURLToPath(new URL("../src/shop/documents/pdf/fonts/", import.meta.url));
mkdirSync(folder, { recursive: true });
const range = (first: number, last: number): string =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join("");

for (const [family, script, characters] of [
  ["inter", "latin", `${range(0x20, 0x17f)}${range(0x2010, 0x2027)}€₪™−`],
  ["inter", "latin-ext", `${range(0x100, 0x24f)}${range(0x1e00, 0x1eff)}€`],
  ["inter", "greek", range(0x370, 0x3ff)],
  ["inter", "cyrillic", range(0x400, 0x45f)],
  ["noto-sans-arabic", "arabic", `${range(0x600, 0x6ff)}${range(0x750, 0x77f)}${range(0x20, 0x40)}\u00a0`],
] as const) {
  const files = require.resolve(`@fontsource-variable/${family}/package.json`).replace("package.json", "files/");
  const source = readFileSync(`${files}${family}-${script}-wght-normal.woff2`);
  for (const [weight, name] of [
    [400, "regular"],
    [700, "bold"],
  ] as const) {
    const subset = await subsetFont(source, characters, { targetFormat: "truetype", variationAxes: { wght: weight } });
    writeFileSync(`${folder}${script}-${name}.ttf`, subset);
  }
}
