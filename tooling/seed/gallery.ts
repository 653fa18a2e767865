/**
 * Writes a contact sheet of everything a storefront's catalogue draws: `node gallery.ts CBFR gallery.html`.
 */
import { writeFileSync } from "node:fs";
import { getStorefront, isStorefrontCode } from "@giftshop/storefront-config";
import { makeCatalogue } from "./index.ts";

const [code = "CBFR", target = "gallery.html"] = process.argv.slice(2);
if (!isStorefrontCode(code)) throw new Error(`"${code}" is no storefront; take one like CBFR.`);

const { brands, extras } = makeCatalogue(getStorefront(code));
const figure = (svg: string, caption: string, ground: string) =>
  `<figure style="background:${ground}">${svg}<figcaption>${caption}</figcaption></figure>`;
const figures = [
  ...brands.map(({ faceSvg, slug, backgroundColor }) => figure(faceSvg, slug, backgroundColor)),
  ...extras.map(({ imageSvg, slug }) => figure(imageSvg, slug, "#ffffff")),
];
const style = `body{margin:16px;font:12px sans-serif;display:grid;grid-template-columns:repeat(4,1fr);gap:12px}
figure{margin:0;padding:14px;border-radius:8px}svg{display:block;filter:drop-shadow(0 2px 3px #0003) drop-shadow(0 8px 14px #0002)}figcaption{margin-top:8px}`;
writeFileSync(
  target,
  `<!doctype html><meta charset="utf-8"><title>${code}</title><style>${style}</style>${figures.join("")}`,
);
console.log(
  `${figures.length} drawings in ${target}, the largest ${Math.max(...brands.map(({ faceSvg }) => faceSvg.length))} characters`,
);
