import { expect, test } from "@jest/globals";
import { waves } from "./waves.ts";

test("a wave leaves its circle and comes back to where it began", () => {
  const d = waves({ radius: 100, height: 10, count: 12 });
  const numbers = [...d.matchAll(/-?[\d.]+/gu)].map(Number);
  const far = numbers.flatMap((x, index) => (index % 2 ? [] : [Math.hypot(x, numbers[index + 1] ?? 0)]));
  expect(Math.min(...far)).toBeCloseTo(90, 0);
  expect(Math.max(...far)).toBeCloseTo(110, 0);
  expect(numbers.slice(0, 2)).toEqual(numbers.slice(-2).map((one) => one + 0));
  expect(far).toHaveLength(12 * 4 + 1);
});
