import { contrastRatio } from "./contrast.ts";
import type { Theme } from "./themes/theme.ts";

/** The colours of a house, or of a storefront that overrides some of them. */
export type Palette = Theme["color"];

export type ColorName = keyof Palette;

type Pairs = readonly (readonly [front: ColorName, grounds: readonly ColorName[]])[];

const surfaces: readonly ColorName[] = ["surface", "surfaceRaised", "surfaceSunken"];
const soft: readonly ColorName[] = [
  "primarySoft",
  "accentSoft",
  "successSoft",
  "warningSoft",
  "dangerSoft",
  "infoSoft",
];
const onSurfaces: readonly ColorName[] = [...surfaces, "primarySoft", "accentSoft"];

/**
 * Which words may stand on what: 4.5:1 (WCAG 2.2, 1.4.3),
 * for large ones as well, as the same tokens set both.
 */
export const textPairs: Pairs = [
  ["text", [...surfaces, ...soft]],
  ["textMuted", onSurfaces],
  ["primary", onSurfaces],
  ["primaryHover", onSurfaces],
  ["primaryPressed", onSurfaces],
  ["success", [...surfaces, "successSoft"]],
  ["warning", [...surfaces, "warningSoft"]],
  ["danger", [...surfaces, "dangerSoft", "primarySoft"]],
  ["info", [...surfaces, "infoSoft"]],
  ["textOnPrimary", ["primary", "primaryHover", "primaryPressed", "danger", "dangerHover"]],
  ["surface", ["text"]],
  ["surfaceRaised", ["success"]],
  ["textOnAccent", ["accent"]],
  ["textOnInverse", ["surfaceInverse"]],
  ["surfaceInverse", ["textOnInverse"]],
  ["textOnInverseMuted", ["surfaceInverse"]],
];

/** Edges, rings and fillings that tell a control or a state from its ground: 3:1 (WCAG 2.2, 1.4.11). */
export const controlPairs: Pairs = [
  ["borderControl", surfaces],
  ["focus", onSurfaces],
  ["primary", ["border", ...surfaces]],
  ["success", ["border"]],
  ["danger", ["border"]],
  ["accent", ["surfaceInverse"]],
  ["textOnInverse", ["surfaceInverse"]],
];

/** A pair, the contrast it has and the contrast it needs. */
export interface Contrast {
  front: ColorName;
  ground: ColorName;
  ratio: number;
  needed: number;
}

/** Contrast of every pair that may meet in a palette. */
export const contrasts = (palette: Palette): Contrast[] => {
  const measured = (pairs: Pairs, needed: number) =>
    pairs.flatMap(([front, grounds]) =>
      grounds.map((ground) => ({ front, ground, ratio: contrastRatio(palette[front], palette[ground]), needed })),
    );
  return [...measured(textPairs, 4.5), ...measured(controlPairs, 3)];
};
