import { expect, test } from "@jest/globals";
import { apart } from "./apart.ts";

const [red, coral, blue, navy, green, white, silver] = [
  "#F5D5D4",
  "#FFE5E0",
  "#D2DCED",
  "#CFD3D8",
  "#D2E1DB",
  "#F6F7F4",
  "#F0F0F0",
] as const;
const listed = (...colors: string[]) => colors.map((backgroundColor, id) => ({ id, backgroundColor }));
const idsOf = (products: readonly { id: number }[]) => products.map(({ id }) => id);

test("neighbours that look alike are parted by the next that does not, and all else keeps its order", () => {
  expect(idsOf(apart(listed(red, coral, blue, green)))).toEqual([0, 2, 1, 3]);
  expect(idsOf(apart(listed(red, blue, green, red)))).toEqual([0, 1, 2, 3]);
});

test("greys look alike, whatever their hue", () => {
  expect(idsOf(apart(listed(white, silver, navy, green)))).toEqual([0, 3, 1, 2]);
});

test("where nothing else is left the order stays", () => {
  expect(idsOf(apart(listed(blue, blue, blue)))).toEqual([0, 1, 2]);
  expect(apart([])).toEqual([]);
});
