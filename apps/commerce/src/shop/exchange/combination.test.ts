import { type AmountBounds, judgeAmount } from "@giftshop/validation";
import { expect, test } from "@jest/globals";
import fc from "fast-check";
import { exactValues } from "./combination.ts";

const bounds: fc.Arbitrary<AmountBounds> = fc.oneof(
  fc.record({
    minimum: fc.integer({ min: 1, max: 12 }).map((n) => n * 5),
    maximum: fc.integer({ min: 1, max: 30 }).map((n) => n * 5 + 3),
    whole: fc.constantFrom(5, 10),
  }),
  fc.record({
    minimum: fc.constant(1),
    maximum: fc.constant(1_000),
    fixedValues: fc.array(fc.integer({ min: 1, max: 90 }), { minLength: 1, maxLength: 4 }),
  }),
);

/** The fewest cards, found by trying every value at every amount. */
const fewestOf = (amount: number, offers: readonly AmountBounds[]): number | undefined => {
  const values = Array.from({ length: amount }, (_, index) => index + 1).filter((value) =>
    offers.some((offer) => judgeAmount(value, offer) === undefined),
  );
  const fewest: (number | undefined)[] = [0];
  for (let sum = 1; sum <= amount; sum += 1) {
    const before = values.flatMap((value) => (value <= sum ? (fewest[sum - value] ?? []) : []));
    fewest[sum] = before.length > 0 ? Math.min(...before) + 1 : undefined;
  }
  return fewest[amount];
};

test("whatever is offered, the values found are sold, leave nothing, and are the fewest; where there are none nobody finds any", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 400 }), fc.array(bounds, { maxLength: 6 }), (amount, offers) => {
      const found = exactValues(amount, offers);
      expect(found?.length).toBe(fewestOf(amount, offers));
      if (found === undefined) return;
      expect(found.reduce((sum, value) => sum + value, 0)).toBe(amount);
      for (const value of found) expect(offers.some((offer) => judgeAmount(value, offer) === undefined)).toBe(true);
    }),
    { numRuns: 300 },
  );
});

test("nothing left needs no card", () => {
  expect(exactValues(0, [])).toEqual([]);
  expect(exactValues(-100, [{ minimum: 100, maximum: 500 }])).toBeUndefined();
});

test("of 205 brands, with cents among their values, the combination is there within 50 ms", () => {
  const offers: AmountBounds[] = Array.from({ length: 205 }, (_, nth) =>
    nth % 5 === 0
      ? { minimum: 1_000, maximum: 25_000, fixedValues: [1_000 + 500 * (nth % 40), 2_499 + 100 * (nth % 30)] }
      : { minimum: 1_000, maximum: 15_000 + 500 * (nth % 10), whole: 100 },
  );
  exactValues(10_000, offers);
  const times = [149_999, 149_900, 87_654].map((amount) => {
    const started = process.cpuUsage();
    exactValues(amount, offers);
    const { user, system } = process.cpuUsage(started);
    return (user + system) / 1_000;
  });
  expect(Math.min(...times)).toBeLessThan(50);
});
