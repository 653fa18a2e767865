import { expect, test } from "@jest/globals";
import fc from "fast-check";
import { splitValue } from "./split-value.ts";

const euro = { most: 15000, least: 1000 };

test.each([
  [500, [500]],
  [15000, [15000]],
  [15001, [14001, 1000]],
  [15500, [14500, 1000]],
  [16000, [15000, 1000]],
  [25000, [15000, 10000]],
  [30500, [15000, 14500, 1000]],
])("%i is issued as %j", (value, cards) => {
  expect(splitValue(value, euro)).toEqual(cards);
});

test("any value in any currency: the sum, the bounds and the fewest cards", () => {
  const bounds = fc
    .tuple(fc.integer({ min: 1, max: 100_000 }), fc.integer({ min: 2, max: 60 }))
    .map(([least, times]) => ({ least, most: least * times }));
  fc.assert(
    fc.property(bounds, fc.integer({ min: 1, max: 10_000_000 }), ({ least, most }, value) => {
      fc.pre(value / most < 500);
      const cards = splitValue(value, { least, most });
      expect(cards.reduce((sum, card) => sum + card, 0)).toBe(value);
      expect(cards).toHaveLength(Math.ceil(value / most));
      expect(Math.max(...cards)).toBeLessThanOrEqual(most);
      if (cards.length > 1) expect(Math.min(...cards)).toBeGreaterThanOrEqual(least);
    }),
  );
});
