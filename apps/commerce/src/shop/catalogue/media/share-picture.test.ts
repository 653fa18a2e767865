import { getStorefront } from "@giftshop/storefront-config";
import { expect, test } from "@jest/globals";
import { shareDrawing, sharePicture } from "./share-picture.ts";

const face =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 856 540" width="10"><text y="90">Atelier</text></svg>';
const storefront = getStorefront("CBFR");

test("the picture is a PNG of the size that services ask for", async () => {
  const png = await sharePicture(face, storefront);
  expect(png.subarray(1, 4).toString()).toBe("PNG");
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
});

test("the card is drawn into its place, with one size, in the shop's house and name", () => {
  const drawing = shareDrawing(face, { ...storefront, name: "Toi & <moi>" });
  expect(drawing.match(/<svg x="240"[^>]*>/)?.[0].match(/\swidth=/g)).toHaveLength(1);
  expect(drawing).toContain("Toi &#38; &#60;moi&#62;");
  expect(shareDrawing(face, getStorefront("GCSDE"))).not.toBe(shareDrawing(face, getStorefront("GCSAT")));
});
