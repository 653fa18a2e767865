import { fileURLToPath } from "node:url";
import { Resvg } from "@resvg/resvg-js";
import { LRUCache } from "lru-cache";

const fontFiles = ["face-sans.ttf", "face-sans-extended.ttf", "face-serif.ttf", "face-serif-extended.ttf"].map((name) =>
  fileURLToPath(new URL(`./fonts/${name}`, import.meta.url)),
);

/** Pixels: half as wide again as it is shown at, for dense screens. */
const width = 720;

/** Faces drawn lately: the same few brands are given all day, and drawing one takes longer than all the rest of a message. */
const drawn = new LRUCache<string, Buffer>({ max: 200 });

/** A card face as PNG, because mail clients show no SVG. */
export function faceImage(svg: string): Buffer {
  const known = drawn.get(svg) ?? draw(svg);
  drawn.set(svg, known);
  return known;
}

function draw(svg: string): Buffer {
  const drawing = new Resvg(svg, {
    fitTo: { mode: "width", value: width },
    font: {
      fontFiles,
      loadSystemFonts: false,
      defaultFontFamily: "Figtree",
      sansSerifFamily: "Figtree",
      serifFamily: "Fraunces",
      cursiveFamily: "Fraunces",
      fantasyFamily: "Figtree",
      monospaceFamily: "Figtree",
    },
  });
  return drawing.render().asPng();
}
