import { expect, test } from "@jest/globals";
import { contrastRatio } from "./contrast.ts";
import { cb } from "./themes/cb.ts";
import { ck } from "./themes/ck.ts";
import { gcs } from "./themes/gcs.ts";
import type { Theme } from "./themes/theme.ts";

type Color = keyof Theme["color"];

const surfaces: Color[] = ["surface", "surfaceRaised", "surfaceSunken"];
const soft: Color[] = ["primarySoft", "accentSoft", "successSoft", "warningSoft", "dangerSoft", "infoSoft"];

/** Which words may stand on what. */
const textPairs: [text: Color, grounds: Color[]][] = [
  ["text", [...surfaces, ...soft]],
  ["textMuted", [...surfaces, "primarySoft"]],
  ["primary", [...surfaces, "primarySoft"]],
  ["primaryHover", [...surfaces, "primarySoft"]],
  ["primaryPressed", [...surfaces, "primarySoft"]],
  ["success", [...surfaces, "successSoft"]],
  ["warning", [...surfaces, "warningSoft"]],
  ["danger", [...surfaces, "dangerSoft"]],
  ["info", [...surfaces, "infoSoft"]],
  ["textOnPrimary", ["primary", "primaryHover", "primaryPressed", "danger", "dangerHover"]],
  ["textOnAccent", ["accent"]],
  ["textOnInverse", ["surfaceInverse"]],
  ["textOnInverseMuted", ["surfaceInverse"]],
];

/** Edges and rings that tell a control from its ground. */
const controlPairs: [edge: Color, grounds: Color[]][] = [
  ["borderControl", surfaces],
  ["focus", surfaces],
  ["accent", ["surfaceInverse"]],
];

const houses: [name: string, theme: Theme][] = [
  ["CB", cb],
  ["CK", ck],
  ["GCS", gcs],
];

const cases = (pairs: [Color, Color[]][]) =>
  houses.flatMap(([name, { color }]) =>
    pairs.flatMap(([front, grounds]) =>
      grounds.map((ground) => [`${name}: ${front} on ${ground}`, color[front], color[ground]] as const),
    ),
  );

test("the formula agrees with known ratios", () => {
  expect(contrastRatio("#000000", "#FFFFFF")).toBeCloseTo(21);
  expect(contrastRatio("#767676", "#FFFFFF")).toBeCloseTo(4.54, 2);
});

test.each(cases(textPairs))("text is readable, 4.5:1 — %s", (_, front, ground) => {
  expect(contrastRatio(front, ground)).toBeGreaterThanOrEqual(4.5);
});

test.each(cases(controlPairs))("controls are seen, 3:1 — %s", (_, front, ground) => {
  expect(contrastRatio(front, ground)).toBeGreaterThanOrEqual(3);
});
