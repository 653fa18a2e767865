import { expect, test } from "@jest/globals";
import { scatter } from "./scatter.ts";

test("bits are everywhere in their room, and no two in one place", () => {
  const bits = scatter(48, 80);
  for (const quarter of [0, 25, 50, 75]) {
    const here = bits.filter(({ x }) => x >= quarter && x < quarter + 25);
    expect(here.length).toBeGreaterThan(8);
    expect(new Set(here.map(({ y }) => Math.floor(y / 20))).size).toBeGreaterThanOrEqual(4);
  }
  expect(Math.max(...bits.map(({ y }) => y))).toBeLessThanOrEqual(80);
  expect(new Set(bits.map(({ x, y }) => `${x} ${y}`)).size).toBe(bits.length);
});
