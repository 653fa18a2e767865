import { inflateSync } from "node:zlib";
import { expect, test } from "@jest/globals";
import { indexedPng } from "./indexed-png.ts";

/** The content of one part of a PNG. */
const partOf = (png: Buffer, name: string): Buffer => {
  const at = png.indexOf(name, 0, "latin1");
  return png.subarray(at + 4, at + 4 + png.readUInt32BE(at - 4));
};

const red = [200, 0, 0, 255];
const blue = [0, 0, 200, 255];

test("two colours become two places in a palette, row by row", () => {
  const png = indexedPng(Uint8Array.from([...red, ...blue, ...blue, ...red]), 2, 2, 256);
  expect([...partOf(png, "IHDR")]).toEqual([0, 0, 0, 2, 0, 0, 0, 2, 8, 3, 0, 0, 0]);
  const palette = partOf(png, "PLTE");
  const places = [...inflateSync(partOf(png, "IDAT"))];
  const colour = (place = 0) => [...palette.subarray(place * 3, place * 3 + 3)];
  expect(palette).toHaveLength(6);
  expect([places[1], places[2], places[4], places[5]].map(colour)).toEqual(
    [red, blue, blue, red].map((each) => each.slice(0, 3)),
  );
  expect([places[0], places[3]]).toEqual([0, 0]);
});

test("of many colours as many are kept as are asked for", () => {
  const pixels = Uint8Array.from(
    { length: 256 * 4 },
    (_, at) => [at % 251, (at * 7) % 253, (at * 3) % 241, 255][at % 4] ?? 0,
  );
  expect(partOf(indexedPng(pixels, 16, 16, 32), "PLTE")).toHaveLength(32 * 3);
});
