import { crc32, deflateSync } from "node:zlib";
import { type Colours, coloursOf } from "./few-colours.ts";

/** One part of a PNG: length, name, content, checksum. */
const chunk = (name: string, content: Buffer): Buffer => {
  const named = Buffer.concat([Buffer.from(name, "latin1"), content]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(content.length, 0);
  ends.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([ends.subarray(0, 4), named, ends.subarray(4)]);
};

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

const head = (width: number, height: number): Buffer => {
  const content = Buffer.alloc(13);
  content.writeUInt32BE(width, 0);
  content.writeUInt32BE(height, 4);
  // Eight bits a pixel, which are its place among the colours.
  content.set([8, 3, 0, 0, 0], 8);
  return content;
};

/** Each row begins with how it is filtered: not at all, which suits places among colours best. */
const rows = ({ places }: Colours, width: number, height: number): Buffer => {
  const content = Buffer.alloc((width + 1) * height);
  for (let row = 0; row < height; row += 1)
    content.set(places.subarray(row * width, (row + 1) * width), row * (width + 1) + 1);
  return content;
};

/**
 * An opaque picture as PNG of a few colours, `most` of them up to 256: a third of the bytes of one whose
 * every pixel names its own. `pixels`: red, green, blue and opacity of each.
 */
export const indexedPng = (pixels: Uint8Array, width: number, height: number, most: number): Buffer => {
  const colours = coloursOf(pixels, most);
  return Buffer.concat([
    signature,
    chunk("IHDR", head(width, height)),
    chunk("PLTE", Buffer.from(colours.palette)),
    chunk("IDAT", deflateSync(rows(colours, width, height), { level: 9 })),
    chunk("IEND", Buffer.alloc(0)),
  ]);
};
