import { grid } from "@giftshop/ui-kit/grid";
import { media, vars } from "@giftshop/ui-kit/theme";
import { keyframes, style } from "@vanilla-extract/css";

const party = ':root[data-theme="CK"] &';
const concierge = ':root[data-theme="GCS"] &';
const kitchen = ':root[data-theme="CB"] &';

/**
 * Each house serves it in its own way: the words, and beside them its table (CB); its table in the middle of
 * all its confetti (CK); framed like an invitation (GCS).
 */
export const feast = style({
  position: "relative",
  isolation: "isolate",
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  overflow: "clip",
  borderRadius: vars.radius.large,
  background: vars.color.accentSoft,
  textAlign: "center",
  "@media": {
    [media.desktop]: {
      selectors: {
        [kitchen]: { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1.3fr)" },
        [concierge]: { gridTemplateColumns: "minmax(0, 1.3fr) minmax(0, 1fr)" },
      },
    },
  },
  selectors: {
    [concierge]: {
      padding: vars.space[3],
      background: vars.color.surfaceRaised,
      border: `${vars.borderWidth.hairline} solid ${vars.color.border}`,
    },
    // Confetti all around what stands in the middle.
    [`${party}::before`]: {
      content: '""',
      position: "absolute",
      inset: 0,
      zIndex: -1,
      background: `${vars.motif.pattern} center / ${vars.motif.patternSize}`,
      maskImage: "radial-gradient(ellipse 62% 74% at 50% 46%, transparent 70%, black 100%)",
    },
    // The inner line of a frame.
    [`${concierge}::after`]: {
      content: '""',
      position: "absolute",
      inset: vars.space[3],
      border: `${vars.borderWidth.hairline} solid ${vars.color.accent}`,
      borderRadius: vars.radius.small,
      pointerEvents: "none",
    },
  },
});

export const words = style({
  display: "grid",
  alignContent: "center",
  justifyItems: "center",
  gap: vars.space[3],
  padding: `${vars.space[6]} ${vars.space[4]}`,
  textWrap: "balance",
  overflowWrap: "anywhere",
  "@media": {
    [media.tablet]: { padding: vars.space[8] },
    [media.desktop]: {
      selectors: {
        [kitchen]: { justifyItems: "start", textAlign: "start", padding: vars.space[12] },
        [concierge]: { justifyItems: "start", textAlign: "start", padding: vars.space[12] },
      },
    },
  },
});

/** The house's table, on which the gifts stand. */
export const scene = style({
  position: "relative",
  isolation: "isolate",
  display: "grid",
  alignItems: "end",
  minInlineSize: 0,
  aspectRatio: "3 / 2",
  background: `${vars.motif.table} center bottom / cover no-repeat`,
  selectors: {
    [concierge]: { order: -1 },
    [party]: {
      order: -1,
      inlineSize: `min(100% - 2 * ${vars.space[4]}, ${grid(170)})`,
      marginInline: "auto",
      marginBlockStart: vars.space[4],
      borderRadius: vars.radius.large,
    },
  },
});

export const gifts = style({
  display: "flex",
  justifyContent: "center",
  alignItems: "end",
  margin: 0,
  padding: 0,
  paddingInline: "5%",
  listStyle: "none",
});

export const gift = style({
  // Stages are wider than what stands on them, and lie over one another.
  flex: "0 1 46%",
  minInlineSize: 0,
  marginInline: "-5%",
  animation: `${vars.motion.arrival} ${vars.motion.arrive} ${vars.motion.gesture} backwards`,
  selectors: {
    "&:only-child": { flexBasis: "70%" },
    "&:nth-child(2)": { animationDelay: vars.motion.arrive },
    "&:nth-child(3)": { animationDelay: `calc(${vars.motion.arrive} * 2)` },
  },
});

/** On the table, not on a stage of its own. */
export const stage = style({ overflow: "visible", backgroundColor: "transparent" });

export const burst = style({
  position: "absolute",
  inset: 0,
  zIndex: -1,
  containerType: "size",
  display: "none",
  pointerEvents: "none",
  // Over its table, and at a party over all of the feast.
  vars: { "--reach": "1" },
  selectors: { [party]: { vars: { "--reach": "1.7" } } },
  "@media": { [media.motion]: { display: "block" } },
});

/** Up and apart, then down as paper falls. */
const fly = keyframes({
  from: { translate: "0 0", scale: 0.3, opacity: 1 },
  "35%": {
    translate: "calc(var(--x) * var(--reach)) var(--y)",
    rotate: "var(--turn)",
    scale: vars.motion.burst,
    opacity: 1,
  },
  "80%": { opacity: 1 },
  to: {
    translate: "calc(var(--x) * var(--reach) * 1.15) calc(var(--y) + 46cqb)",
    rotate: "calc(var(--turn) * 3)",
    scale: vars.motion.burst,
    opacity: 0,
  },
});

export const piece = style({
  position: "absolute",
  insetInlineStart: "50%",
  insetBlockStart: "62%",
  inlineSize: vars.space[4],
  blockSize: vars.space[3],
  borderRadius: `calc(${vars.radius.small} / 4)`,
  // Out of the wrapper's paper where there is one.
  background: `var(--paper, none) var(--cut) / ${grid(40)} ${vars.color.primary}`,
  opacity: 0,
  animation: `${fly} calc(${vars.motion.arrive} * 6) ease-out calc(${vars.motion.arrive} * 1.5)`,
  selectors: {
    "&:nth-child(3n)": { inlineSize: vars.space[2], blockSize: vars.space[5] },
    "&:nth-child(4n)": { inlineSize: vars.space[3], borderRadius: vars.radius.pill },
    // One of three is the house's own.
    '&[data-color="accent"]': { background: vars.color.accent },
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
