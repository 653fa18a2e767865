import { Resvg } from "@resvg/resvg-js";
import { LRUCache } from "lru-cache";
import { faceFonts } from "./face-fonts.ts";

/** Pixels: half as wide again as it is shown at, for dense screens. */
const width = 720;

/**
 * Faces drawn lately: the same few brands are given all day,
 * and drawing one takes longer than all the rest of a message.
 */
const drawn = new LRUCache<string, Buffer>({ max: 200 });

/** A card face as PNG, because mail clients show no SVG. `size`: its width in pixels. */
export const faceImage = (svg: string, size = width): Buffer => {
  const key = `${size} ${svg}`;
  const known = drawn.get(key) ?? draw(svg, size);
  drawn.set(key, known);
  return known;
};

const draw = (svg: string, value: number): Buffer =>
  new Resvg(svg, { fitTo: { mode: "width", value }, font: faceFonts }).render().asPng();
