import { expect, test } from "@jest/globals";
import { Resvg } from "@resvg/resvg-js";
import { logoLimits, redrawLogo } from "./redraw-logo.ts";

const png = (width = 80, height = 40): Buffer =>
  new Resvg(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="#c00"/></svg>`,
  )
    .render()
    .asPng();

/** One red pixel. */
const jpeg = Buffer.from(
  "/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAP//////////////////////////////////////////////////////////////////////////////////////wgALCAABAAEBAREA/8QAFBABAAAAAAAAAAAAAAAAAAAAAP/aAAgBAQABPxA=",
  "base64",
);

const sizeOf = (file: Buffer | undefined) => file && [file.readUInt32BE(16), file.readUInt32BE(20)];

test("a picture is drawn anew, as PNG and at most 600 pixels wide", async () => {
  expect(sizeOf(await redrawLogo(png()))).toEqual([80, 40]);
  expect(sizeOf(await redrawLogo(png(1200, 300)))).toEqual([600, 150]);
});

test("what a file holds beside its picture is gone", async () => {
  const secret = Buffer.concat([png(), Buffer.from("<script>alert(1)</script>")]);
  expect((await redrawLogo(secret))?.includes("script")).toBe(false);
});

test("a JPEG is read by its own frame", async () => {
  const drawn = await redrawLogo(jpeg);
  if (drawn !== undefined) expect(drawn.subarray(1, 4).toString()).toBe("PNG");
});

test.each([
  ["an SVG", Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ["a GIF", Buffer.from("GIF89a0000000000000000000000")],
  ["nothing", Buffer.alloc(0)],
  ["a PNG without its picture", Buffer.concat([png().subarray(0, 33)])],
  ["more bytes than are taken", Buffer.concat([png(), Buffer.alloc(logoLimits.bytes)])],
  [
    "a bomb",
    (() => {
      const file = Buffer.from(png());
      file.writeUInt32BE(60_000, 16);
      return file;
    })(),
  ],
])("%s is refused", async (_, file) => {
  expect(await redrawLogo(file)).toBe(undefined);
});
