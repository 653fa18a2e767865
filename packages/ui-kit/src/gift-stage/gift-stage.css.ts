import { createVar } from "@vanilla-extract/css";
import { vars } from "../theme/contract.css.ts";
import { unpictured } from "../theme/half-sent.ts";
import { kitGlobalStyle, kitStyle } from "../theme/kit-style.ts";
import { ownColors } from "../theme/thing.css.ts";

/** Width of the card, in parts of a stage that may be of any form. */
export const size = createVar();
const wide = (ofWidth: number, ofHeight: number) => `min(${ofWidth}cqi, ${ofHeight}cqb)`;

/** How much of a note's sheet the card covers. */
export const tuck = createVar();

/** How far what lies around the card reaches beside and below it, in widths of the card. */
export const beside = createVar();
export const below = createVar();

/**
 * Attributes tell what lies on it: `:has()` is asked of every element at each press. Measured in parts of
 * itself, so it is the same picture at any size; all of it together stands in the middle.
 */
export const stage = kitStyle({
  position: "relative",
  isolation: "isolate",
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignContent: "center",
  justifyItems: "center",
  aspectRatio: "1.2",
  overflow: "clip",
  containerType: "size",
  margin: 0,
  borderRadius: vars.radius.large,
  background: vars.color.accentSoft,
  vars: { [size]: wide(76, 112), [beside]: "0", [below]: "0", [tuck]: "3cqi" },
  selectors: {
    '&[data-parts~="postmark"], &[data-parts~="tag"]': { vars: { [size]: wide(68, 100) } },
    '&[data-parts~="box"]': { vars: { [size]: wide(70, 84), [below]: "0.31" } },
    '&[data-parts~="note"]': { vars: { [size]: wide(70, 83), [below]: "0" } },
    '&[data-parts~="note"][data-parts~="tag"]': { vars: { [size]: wide(64, 82), [below]: "0.06" } },
    '&[data-parts~="note"][data-parts~="postmark"]': { vars: { [size]: wide(61, 82) } },
    '&[data-parts~="note"][data-parts~="box"]': { vars: { [size]: wide(66, 64), [below]: "0.31" } },
    '&[data-parts~="sleeve"]': { vars: { [size]: wide(51, 92), [beside]: "0.81" } },
    '&[data-parts~="sleeve"][data-parts~="note"]': { vars: { [size]: wide(50, 83), [below]: "0" } },
    '&[data-parts~="sleeve"][data-parts~="box"]': { vars: { [size]: wide(44, 60), [below]: "0.57" } },
    '&[data-parts~="sleeve"][data-parts~="note"][data-parts~="box"]': { vars: { [size]: wide(44, 53) } },
  },
});

// The stage is a room; what stands in it keeps its colours by night.
kitGlobalStyle(`.${stage} > *`, { vars: ownColors });

/** Card, and the box around it: before the note, whose sheet stands in it. */
export const gift = kitStyle({
  gridArea: "2 / 1",
  position: "relative",
  zIndex: 1,
  inlineSize: size,
  // off-theme: a slipcase stands on the right in every language
  margin: `0 calc(${size} * ${beside}) calc(${size} * ${below}) 0`,
  transition: `inline-size ${vars.motion.slow} ${vars.motion.easing}, translate ${vars.motion.slow} ${vars.motion.easing}`,
  selectors: {
    [unpictured]: { visibility: "hidden" },
    '[data-parts~="note"] > &': { marginBlockStart: `calc(${tuck} * -1)` },
  },
});

export const card = kitStyle({
  position: "relative",
  minInlineSize: 0,
  selectors: {
    // A packing is higher as it is wider: the name stands above its rim.
    '[data-parts~="sleeve"][data-parts~="box"] > * > &': { marginBlockEnd: `calc(${size} * 0.035)` },
  },
});
