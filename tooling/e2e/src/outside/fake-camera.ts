import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { code128, type DrawingContext } from "bwip-js/node";
import { dataFolder } from "../stack/shared-stack.ts";

const width = 640;
const height = 480;
/** Pixels of a module, and where the barcode stands in the picture. */
const scale = 3;
const [top, bottom] = [180, 320];
const [black, white, grey] = [16, 235, 128];

/** Left and right edges of the bars of a card's barcode, in turn, pixels. */
const edgesOf = (number: string): number[] => {
  const edges: number[] = [];
  const nothing = () => undefined;
  const drawing = {
    scale: () => [scale, scale],
    measure: () => ({ width: 0, ascent: 0, descent: 0 }),
    line: (x: number, _y: number, _x: number, _y1: number, thick: number) =>
      void edges.push(x - thick / 2, x + thick / 2),
    init: nothing,
    polygon: nothing,
    hexagon: nothing,
    ellipse: nothing,
    fill: nothing,
    text: nothing,
    end: () => edges,
  } as unknown as DrawingContext<number[]>;
  return code128({ bcid: "code128", text: number, scale }, drawing);
};

/** One row of the picture's brightness that crosses the bars. */
const rowOf = (number: string): Buffer => {
  const edges = edgesOf(number);
  const row = Buffer.alloc(width, white);
  const start = Math.round((width - (edges.at(-1) ?? 0)) / 2);
  for (let bar = 0; bar < edges.length; bar += 2)
    row.fill(black, start + Math.round(edges[bar] ?? 0), start + Math.round(edges[bar + 1] ?? 0));
  return row;
};

/**
 * A film of a card's barcode that is held before a camera, as a
 * file that Chromium plays in the place of one; answers its path.
 */
export const filmOf = (number: string): string => {
  const paper = Buffer.alloc(width, white);
  const row = rowOf(number);
  const rows = Array.from({ length: height }, (_, y) => (y >= top && y < bottom ? row : paper));
  const colour = Buffer.alloc((width * height) / 2, grey);
  const head = Buffer.from(`YUV4MPEG2 W${width} H${height} F10:1 Ip A1:1 C420jpeg\n`);
  const frame = Buffer.concat([Buffer.from("FRAME\n"), ...rows, colour]);
  mkdirSync(dataFolder, { recursive: true });
  const path = join(dataFolder, `barcode-${number}.y4m`);
  writeFileSync(path, Buffer.concat([head, frame, frame]));
  return path;
};
