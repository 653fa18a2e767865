import { media, vars } from "@giftshop/ui-kit/theme";
import { globalStyle, keyframes, style } from "@vanilla-extract/css";

const party = ':root[data-theme="CK"] &';
const concierge = ':root[data-theme="GCS"] &';
const kitchen = ':root[data-theme="CB"] &';

/**
 * Each house serves it in its own way: the words, and beside them its table (CB); a party from edge to edge,
 * whose floor bears the words (CK); framed like an invitation (GCS).
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
    // The floor of its scene goes on below the words.
    [party]: { background: vars.motif.paperThree },
    [concierge]: {
      padding: vars.space[3],
      background: vars.color.surfaceRaised,
      border: `${vars.borderWidth.hairline} solid ${vars.color.border}`,
    },
  },
});

/** In a feast whose pictures can all be painted, and in one that waits for them. */
export const begun = `${feast}[data-begun] &`;
export const waiting = `${feast}:not([data-begun]) &`;

export const words = style({
  display: "grid",
  alignContent: "center",
  justifyItems: "center",
  gap: vars.space[3],
  padding: `${vars.space[6]} ${vars.space[4]}`,
  textWrap: "balance",
  overflowWrap: "anywhere",
  selectors: { [party]: { color: vars.color.textOnInverse } },
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
  justifyItems: "center",
  minInlineSize: 0,
  inlineSize: "100%",
  aspectRatio: "3 / 2",
  containerType: "size",
  overflow: "clip",
  selectors: { [concierge]: { order: -1 }, [party]: { order: -1 } },
  "@media": {
    [media.belowTablet]: {
      selectors: {
        '&[data-count="2"]': { aspectRatio: "1" },
        '&[data-count="3"]': { aspectRatio: "4 / 5" },
      },
    },
    [media.tablet]: { selectors: { [party]: { aspectRatio: "12 / 5" } } },
    [media.desktop]: { alignSelf: "stretch" },
  },
});

/** Nearer where several stand on it: what else is there makes room; its drawing has a night of its own. */
export const table = style({
  position: "absolute",
  inset: 0,
  zIndex: -2,
  background: `${vars.motif.feast} center bottom / cover no-repeat`,
  selectors: {
    ':is([data-count="2"], [data-count="3"]) > &': { insetBlockStart: "-40%", insetInline: "-20%" },
  },
  "@media": {
    [media.belowTablet]: {
      selectors: { '[data-count="3"] > &': { insetBlockStart: "-100%", insetInline: "-50%" } },
    },
  },
});

/** As wide as a table of 3:2 would be, however wide the scene is. */
export const gifts = style({
  display: "flex",
  justifyContent: "center",
  alignItems: "end",
  inlineSize: "min(100cqi, 150cqb)",
  margin: 0,
  padding: 0,
  paddingInline: "5%",
  listStyle: "none",
  "@media": {
    [media.belowTablet]: {
      selectors: {
        ':is([data-count="2"], [data-count="3"]) > &': {
          flexWrap: "wrap",
          inlineSize: "100cqi",
          paddingInline: vars.space[1],
        },
      },
    },
  },
});

/** Put down onto the table, and never seen through. */
const putDown = keyframes({ from: { translate: `0 calc(${vars.motion.travel} * -1)` } });

export const gift = style({
  position: "relative",
  // Stages are wider than what stands on them, and lie over one another.
  flex: "0 1 46%",
  minInlineSize: 0,
  marginInline: "-5%",
  selectors: {
    "&:only-child": { flexBasis: "70%" },
    // Nothing is shown before all of it can be.
    [waiting]: { visibility: "hidden" },
    [begun]: { animation: `${putDown} ${vars.motion.arrive} ${vars.motion.gesture} backwards` },
  },
  "@media": {
    [media.belowTablet]: {
      selectors: { "&:not(:only-child)": { flexBasis: "50%", marginInline: 0 } },
    },
  },
});

/** On the table, not on a stage of its own. */
export const stage = style({ overflow: "visible", backgroundColor: "transparent" });
// It was dressed long ago: nothing arrives on it any more.
globalStyle(`${stage} *`, { animation: "none" });

export const steps = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[3],
  margin: `${vars.space[4]} 0`,
  padding: 0,
  listStyle: "none",
});

/** Each a card as its gifts have. */
export const step = style({
  display: "flex",
  gap: vars.space[3],
  padding: vars.space[4],
  borderRadius: vars.radius.medium,
  border: `${vars.borderWidth.hairline} solid ${vars.color.border}`,
  background: vars.color.surfaceRaised,
});
globalStyle(`${step} > svg`, { flexShrink: 0, color: vars.color.primary });
export const said = style({ display: "grid", gap: vars.space[2], minInlineSize: 0, overflowWrap: "anywhere" });

export const forYou = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[3],
  padding: vars.space[4],
  borderRadius: vars.radius.medium,
  background: vars.color.primarySoft,
  // Hints as well are read on a ground.
  vars: { [vars.color.textMuted]: vars.color.text },
});

export const calendar = style({ display: "grid", gap: vars.space[3] });

/** Two presses of one size, however many words each has. */
export const equal = style({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gap: vars.space[2],
  maxInlineSize: vars.size.measure,
});
globalStyle(`${equal} > button`, {
  paddingInline: vars.space[2],
  background: vars.color.surfaceRaised,
  lineHeight: vars.lineHeight.tight,
  textWrap: "balance",
  "@media": { [media.belowTablet]: { fontSize: vars.fontSize.small } },
});
globalStyle(`${equal} > button > span`, {
  "@media": { [media.belowTablet]: { flexDirection: "column", gap: vars.space[1] } },
});
