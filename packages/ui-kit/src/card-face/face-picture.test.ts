import { expect, test } from "@jest/globals";
import { facePicture } from "./face-picture.ts";

test.each([
  ["/media/a.svg", { src: "/media/a.svg" }],
  ["/media/a.svg#f1", { src: "/media/a.svg#f1" }],
  ["data:image/svg+xml,%3Csvg/%3E", { src: "data:image/svg+xml,%3Csvg/%3E" }],
  ["/a.svg#0/2", { src: "/a.svg", style: { objectPosition: "0 0%" } }],
  ["/a.svg#1/2", { src: "/a.svg", style: { objectPosition: "0 100%" } }],
  ["/a.svg#5/16", { src: "/a.svg", style: { objectPosition: "0 33.333%" } }],
])("%s", (address, picture) => {
  expect(facePicture(address)).toEqual(picture);
});
