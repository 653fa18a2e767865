import { fileURLToPath } from "node:url";
import { Resvg } from "@resvg/resvg-js";

const fontFiles = ["face-sans.ttf", "face-sans-extended.ttf", "face-serif.ttf", "face-serif-extended.ttf"].map((name) =>
  fileURLToPath(new URL(`./fonts/${name}`, import.meta.url)),
);

/**
 * Draws a card face as PNG, because mail clients show no SVG.
 *
 * @param width pixels; twice the size it is shown at, for dense screens
 */
export function faceImage(svg: string, width = 720): Buffer {
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
