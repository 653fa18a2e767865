import { expect, test } from "@jest/globals";
import { distancesOf } from "./distances.ts";

const lain = {
  body: { x: 200, y: 500, width: 300, height: 260 },
  edge: { x: 200, y: 500, width: 300, height: 260 },
  table: { x: 195, y: 400, width: 390, height: 600 },
};
const lies = {
  face: { x: 190, y: 280, width: 280, height: 176 },
  sheet: { x: 190, y: 280, width: 330, height: 250 },
  table: { x: 195, y: 280, width: 390, height: 360 },
};

test("a card starts below the edge of its box with its tag, and has risen once it is over it", () => {
  const { lengths, sizes } = distancesOf(lain, lies);
  expect(sizes.faceSize).toBeCloseTo(0.9);
  const height = sizes.faceSize * lies.face.height;
  const middle = lies.face.y + lengths.faceY;
  expect(middle - height / 2).toBeCloseTo(370 + 0.15 * height);
  expect(middle + lengths.rise + height / 2).toBeCloseTo(370);
});

test("no card grows larger than it lies, however wide its wrapping is", () => {
  const { sizes } = distancesOf({ ...lain, edge: { ...lain.edge, width: 900 } }, lies);
  expect(sizes.faceSize).toBe(1);
});

test("paper and table cover what they were before", () => {
  const { lengths, sizes } = distancesOf(lain, lies);
  expect([lengths.sheetX, lengths.sheetY]).toEqual([10, 220]);
  expect(sizes.sheetHeight * lies.sheet.height).toBeCloseTo(260);
  expect(lies.table.y - lies.table.height / 2 + lengths.tableY).toBe(100);
  expect(sizes.tableSize * lies.table.height).toBeCloseTo(600);
});
