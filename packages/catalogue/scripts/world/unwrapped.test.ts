import { expect, test } from "@jest/globals";
import { unwrapped } from "./unwrapped.ts";

test("a ring that stays on its side is left as it is", () => {
  const ring = [
    [10, 50],
    [12, 50],
    [12, 52],
    [10, 50],
  ];
  expect(unwrapped(ring)).toEqual(ring);
});

test("an island on both sides of the date line stays in one piece", () => {
  const ring = [
    [179, -16],
    [-179, -16],
    [-179, -17],
    [179, -17],
    [179, -16],
  ];
  expect(unwrapped(ring)).toEqual([
    [179, -16],
    [181, -16],
    [181, -17],
    [179, -17],
    [179, -16],
  ]);
});

test("a ring around the south pole is closed along the edge of the map", () => {
  const ring = [
    [-180, -80],
    [-60, -70],
    [60, -70],
    [180, -80],
    [-180, -80],
  ];
  expect(unwrapped(ring)).toEqual([
    [-180, -80],
    [-60, -70],
    [60, -70],
    [180, -80],
    [180, -80],
    [180, -85.06],
    [-180, -85.06],
    [-180, -80],
  ]);
});
