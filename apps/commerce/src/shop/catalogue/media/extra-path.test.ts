import { expect, test } from "@jest/globals";
import { extraPath } from "./media-route.ts";

const image = "0123456789abcdef0123456789abcdef";

test("behind the path of a packing's picture stands which packing it is, behind that of paper nothing", () => {
  expect(extraPath({ image, kind: "GIFT_PACKING", slug: "packing-tin" })).toBe(`/media/${image}.svg#tin`);
  expect(extraPath({ image, kind: "WRAPPER", slug: "wrap-kraft" })).toBe(`/media/${image}.svg`);
});
