import type { ExpressionSpecification, Map as MapLibre } from "maplibre-gl";
import type { MapColors } from "./theme-colors.ts";

/** The beginning of the id of a picture that is a name. */
const beginning = "name:";
/** Pixels of its letters, and of the seam of ground around them. */
const [size, seam] = [13, 1.5];

/** Whether names in a language are drawn by the browser as a whole: the map sets letter by letter, which tears joined scripts. */
export const isDrawnWhole = (language: string): boolean => language === "ar";

/** The id of the picture of a name. */
export const pictureOf = (name: ExpressionSpecification): ExpressionSpecification => ["concat", beginning, name];

/** A name as a picture, as the browser writes it. */
function drawName(name: string, font: string, colors: MapColors, ratio: number): ImageData | undefined {
  const pen = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  if (!pen) return undefined;
  pen.font = font;
  const width = Math.ceil(pen.measureText(name).width + 4 * seam);
  const height = Math.ceil(size * 1.8);
  Object.assign(pen.canvas, { width: width * ratio, height: height * ratio });
  pen.scale(ratio, ratio);
  // Another size of the canvas forgets how it wrote.
  Object.assign(pen, { font, direction: "rtl", textAlign: "center", textBaseline: "middle", lineJoin: "round" });
  Object.assign(pen, { strokeStyle: colors.land, lineWidth: 2 * seam, fillStyle: colors.name });
  pen.strokeText(name, width / 2, height / 2);
  pen.fillText(name, width / 2, height / 2);
  return pen.getImageData(0, 0, pen.canvas.width, pen.canvas.height);
}

/** Draws names that are asked for as pictures, each once. */
export function drawNames(map: MapLibre, colors: MapColors, fonts: readonly string[]): void {
  const ratio = Math.ceil(map.getPixelRatio());
  const font = `${size}px ${fonts.map((family) => (/^[\w-]+$/.test(family) ? family : `"${family}"`)).join(", ")}`;
  map.setMissingStyleImageResolver((id) => {
    const picture = id.startsWith(beginning) && drawName(id.slice(beginning.length), font, colors, ratio);
    if (picture && !map.hasImage(id)) map.addImage(id, picture, { pixelRatio: ratio });
  });
}
