import type { ExpressionSpecification, Map as MapLibre } from "maplibre-gl";
import type { MapColors } from "./theme-colors.ts";

/**
 * How names of towns and of countries are written: the beginning of
 * the id of their pictures, and weight and pixels of the letters.
 */
const hands = {
  town: { beginning: "town:", weight: 400, size: 13 },
  country: { beginning: "country:", weight: 600, size: 14 },
} as const;

type Hand = (typeof hands)[keyof typeof hands];

/** Pixels of the seam of ground around letters. */
const seam = 1.5;

/**
 * Whether names in a language are drawn by the browser as a whole:
 * the map sets letter by letter, which tears joined scripts.
 */
export const isDrawnWhole = (language: string): boolean => language === "ar";

/** A name as a text that is one picture, so that it gives way like a text. */
export const pictureOf = (
  name: ExpressionSpecification,
  isCountry: ExpressionSpecification,
): ExpressionSpecification => [
  "format",
  ["image", ["concat", ["case", isCountry, hands.country.beginning, hands.town.beginning], name]],
];

/** A name as a picture, as the browser writes it. */
const drawName = (
  name: string,
  { weight, size }: Hand,
  families: string,
  colors: MapColors,
  ratio: number,
): ImageData | undefined => {
  const pen = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  if (!pen) return undefined;
  const font = `${weight} ${size}px ${families}`;
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
};

/** Draws names that are asked for as pictures, each once. */
export const drawNames = (map: MapLibre, colors: MapColors, fonts: readonly string[]): void => {
  const ratio = Math.ceil(map.getPixelRatio());
  const families = fonts.map((family) => (/^[\w-]+$/.test(family) ? family : `"${family}"`)).join(", ");
  map.setMissingStyleImageResolver((id) => {
    const hand = Object.values(hands).find(({ beginning }) => id.startsWith(beginning));
    const picture = hand && drawName(id.slice(hand.beginning.length), hand, families, colors, ratio);
    if (picture && !map.hasImage(id)) map.addImage(id, picture, { pixelRatio: ratio });
  });
};
