import { grid } from "@giftshop/ui-kit/grid";
import { media, vars } from "@giftshop/ui-kit/theme";
import { keyframes, style } from "@vanilla-extract/css";

/** The gifts stand on a table of the house: its pattern for an edge. */
const party = ':root[data-theme="CK"] &';
const concierge = ':root[data-theme="GCS"] &';

/**
 * Each house serves it in its own way: the words first (CB), the
 * gifts first (CK), beside each other like an invitation (GCS).
 */
export const feast = style({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[6],
  padding: vars.space[6],
  paddingBlockStart: vars.space[10],
  overflow: "clip",
  borderRadius: vars.radius.large,
  background: vars.color.accentSoft,
  textAlign: "center",
  "@media": {
    [media.tablet]: { padding: vars.space[10], paddingBlockStart: vars.space[12] },
    [media.large]: {
      selectors: { [concierge]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))", alignItems: "center" } },
    },
  },
  "::before": {
    content: '""',
    position: "absolute",
    insetInline: 0,
    insetBlockStart: 0,
    blockSize: vars.space[6],
    background: `${vars.motif.pattern} center / ${vars.motif.patternSize}`,
  },
  selectors: {
    [concierge]: {
      background: vars.color.surfaceRaised,
      border: `${vars.borderWidth.hairline} solid ${vars.color.border}`,
    },
  },
});

export const words = style({
  display: "grid",
  gap: vars.space[3],
  justifyItems: "center",
  textWrap: "balance",
  selectors: { [concierge]: { justifyItems: "start", textAlign: "start" } },
});

export const gifts = style({
  selectors: { [party]: { order: -1 } },
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "center",
  gap: vars.space[4],
  margin: 0,
  padding: 0,
  listStyle: "none",
});

export const gift = style({
  flex: `0 1 ${grid(60)}`,
  minInlineSize: 0,
  animation: `${vars.motion.arrival} ${vars.motion.arrive} ${vars.motion.gesture} backwards`,
  selectors: {
    "&:only-child": { flexBasis: grid(88) },
    "&:nth-child(2)": { animationDelay: vars.motion.arrive },
    "&:nth-child(3)": { animationDelay: `calc(${vars.motion.arrive} * 2)` },
  },
});

/** On the table, not on a stage of its own. */
export const stage = style({ backgroundColor: "transparent" });

export const burst = style({
  position: "absolute",
  inset: 0,
  containerType: "size",
  display: "none",
  pointerEvents: "none",
  "@media": { [media.motion]: { display: "block" } },
});

const fly = keyframes({
  from: { translate: "0 0", scale: 0.4, opacity: 1 },
  "60%": { opacity: 1 },
  to: { translate: "var(--x) calc(var(--y) * 0.7)", rotate: "var(--turn)", scale: vars.motion.burst, opacity: 0 },
});

export const piece = style({
  position: "absolute",
  insetInlineStart: "50%",
  insetBlockStart: "72%",
  inlineSize: vars.space[3],
  blockSize: vars.space[2],
  borderRadius: `calc(${vars.radius.small} / 4)`,
  // Out of the wrapper's paper where there is one.
  background: `var(--paper, none) var(--cut) / ${grid(40)} ${vars.color.primary}`,
  opacity: 0,
  animation: `${fly} calc(${vars.motion.arrive} * 4) ${vars.motion.easing} ${vars.motion.arrive}`,
  selectors: {
    '&[data-color="accent"]': { backgroundColor: vars.color.accent },
    '&[data-color="text"]': { backgroundColor: vars.color.text },
  },
});

export const steps = style({
  display: "grid",
  gap: vars.space[3],
  margin: `${vars.space[4]} 0`,
  padding: 0,
  listStyle: "none",
});

export const step = style({ display: "flex", gap: vars.space[3], maxInlineSize: vars.size.measure });

export const calendar = style({ display: "grid", gap: vars.space[2] });

export const presses = style({ display: "flex", flexWrap: "wrap", gap: vars.space[2] });
