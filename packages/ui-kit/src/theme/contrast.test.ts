import { expect, test } from "@jest/globals";
import { contrastRatio } from "./contrast.ts";
import { contrasts } from "./contrast-pairs.ts";
import { admin } from "./themes/admin.ts";
import { dark, nightPaper } from "./themes/dark.ts";
import { houses } from "./themes/houses.ts";

const light = Object.entries({ ...houses, ADMIN: admin }).map(([house, { color }]) => [house, color] as const);
const night = Object.entries(dark).map(([house, color]) => [`${house} by night`, color] as const);

const cases = [...light, ...night].flatMap(([house, color]) =>
  contrasts(color).map(
    ({ front, ground, ratio, needed }) => [`${house}: ${front} on ${ground}, ${needed}:1`, ratio, needed] as const,
  ),
);

test("the formula agrees with known ratios", () => {
  expect(contrastRatio("#000000", "#FFFFFF")).toBeCloseTo(21);
  expect(contrastRatio("#767676", "#FFFFFF")).toBeCloseTo(4.54, 2);
});

test.each(cases)("what may meet can be told apart — %s", (_, ratio, needed) => {
  expect(ratio).toBeGreaterThanOrEqual(needed);
});

const inks = ["text", "textMuted", "primary", "primaryPressed"] as const;

test.each(Object.entries(houses))("what is written on paper is read by night (%s)", (_, { color }) => {
  for (const ink of inks) expect(contrastRatio(color[ink], nightPaper)).toBeGreaterThanOrEqual(4.5);
});
