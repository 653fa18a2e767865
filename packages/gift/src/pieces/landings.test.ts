import { expect, test } from "@jest/globals";
import { landings } from "./landings.ts";

test("pieces land around the card, on every side of it, and each somewhere else", () => {
  for (const { x, y } of landings) {
    const far = Math.hypot(x, y);
    expect(far).toBeGreaterThan(35);
    expect(far).toBeLessThan(50);
  }
  for (const side of [1, -1]) {
    expect(landings.filter(({ x }) => Math.sign(x) === side).length).toBeGreaterThan(10);
    expect(landings.filter(({ y }) => Math.sign(y) === side).length).toBeGreaterThan(10);
  }
  expect(new Set(landings.map(({ x, y }) => `${x} ${y}`)).size).toBe(landings.length);
});
