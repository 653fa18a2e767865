import { Resvg } from "@resvg/resvg-js";
import { LRUCache } from "lru-cache";
import { titleFonts } from "./face-fonts.ts";
import { indexedPng } from "./indexed-png.ts";

/** Pixels: twice as wide as a mailbox shows it at most beside its margins, for dense screens. */
const width = 880;

/** Bytes of one picture: a message with it still comes at once on a telephone. */
const heaviest = 60_000;

/** How many colours are tried: as many as the bytes allow. */
const colours = [192, 64, 32] as const;

/** Scenes drawn lately, by what is drawn. */
const drawn = new LRUCache<string, Buffer>({ max: 50 });

const draw = (svg: string): Buffer => {
  const made = new Resvg(svg, { fitTo: { mode: "width", value: width }, font: titleFonts }).render();
  const { pixels, width: across, height } = made;
  const of = (most: number): Buffer => indexedPng(pixels, across, height, most);
  return colours.reduce((png, most) => (png.length > heaviest ? of(most) : png), of(colours[0]));
};

/** A scene that fills its frame, with words in Latin or Arabic letters, as PNG of few bytes. */
export const sceneImage = (svg: string): Buffer => {
  const known = drawn.get(svg) ?? draw(svg);
  drawn.set(svg, known);
  return known;
};

/** How wide words are, set one unit high in a face of pictures. */
export const wordsWidth = (words: string, family: string): number => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9000 200"><text y="100" font-family="${family}" font-weight="700" font-size="100">${words}</text></svg>`;
  return (new Resvg(svg, { font: titleFonts }).getBBox()?.width ?? 0) / 100;
};
