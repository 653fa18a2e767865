import { Resvg } from "@resvg/resvg-js";
import { LRUCache } from "lru-cache";
import { faceFonts } from "./face-fonts.ts";

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
  return new Resvg(svg, { fitTo: { mode: "width", value: width }, font: faceFonts }).render().asPng();
}
