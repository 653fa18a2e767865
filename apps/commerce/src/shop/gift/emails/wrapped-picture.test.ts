import { expect, test } from "@jest/globals";
import { faceImage } from "../../../platform/pictures/face-image.ts";
import { wrappedPicture } from "./wrapped-picture.ts";

const wrapper =
  '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" width="856" height="540" viewBox="0 0 856 540"><path fill="#bde9d3" d="M0 0h856v540H0z"/></svg>';
const houses = ["CB", "CK", "GCS"] as const;

test("each house draws its own closed gift, in its paper or in the one that was chosen", () => {
  const drawn = houses.flatMap((house) => [wrappedPicture(house), wrappedPicture(house, wrapper)]);
  expect(new Set(drawn.map((svg) => faceImage(svg, 120).toString("base64"))).size).toBe(6);
});

test("a wrapper's picture has the size of one print, whatever its own", () => {
  const svg = wrappedPicture("CB", wrapper);
  expect(svg).toContain('<svg width="210" height="132" xmlns="http://www.w3.org/2000/svg" viewBox="0 0 856 540">');
  expect(svg).not.toContain("<?xml");
});
