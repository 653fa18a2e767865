import { grid } from "@giftshop/ui-kit/grid";
import { media, vars } from "@giftshop/ui-kit/theme";
import { globalStyle, style } from "@vanilla-extract/css";

export const line = style({
  display: "grid",
  gridTemplateColumns: `${grid(26)} minmax(0, 1fr)`,
  columnGap: vars.space["4"],
  rowGap: vars.space["3"],
  padding: vars.space["4"],
  transition: `opacity ${vars.motion.normal} ${vars.motion.easing}`,
  selectors: { "&[data-leaving]": { opacity: 0.45 } },
  "@media": { [media.tablet]: { gridTemplateColumns: `${grid(36)} minmax(0, 1fr)`, columnGap: vars.space["6"] } },
});

/** The gift on its brand's colour. */
export const gift = style({
  position: "relative",
  alignSelf: "start",
  "@media": { [media.tablet]: { gridRow: "1 / 3" } },
});

/** All of it is pressed, and seen in full. */
export const see = style({
  position: "absolute",
  inset: 0,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.small,
  background: "none",
  cursor: "pointer",
});

/** Says that there is more to be seen of it. */
export const eye = style({
  position: "absolute",
  insetInlineEnd: vars.space["1"],
  insetBlockStart: vars.space["1"],
  display: "grid",
  placeItems: "center",
  inlineSize: vars.space["6"],
  blockSize: vars.space["6"],
  borderRadius: vars.radius.pill,
  backgroundColor: vars.color.surfaceRaised,
  color: vars.color.primary,
  boxShadow: vars.shadow.low,
});

export const words = style({ display: "grid", alignContent: "start", gap: vars.space["1"], minInlineSize: 0 });

/** What it is, and at the other end what it costs: below a long name. */
export const head = style({ display: "flex", flexWrap: "wrap", alignItems: "baseline", columnGap: vars.space["3"] });

export const price = style({ marginInlineStart: "auto" });

export const title = style({
  minInlineSize: 0,
  margin: 0,
  fontFamily: vars.font.text,
  fontSize: vars.fontSize.body,
  fontWeight: vars.fontWeight.bold,
  lineHeight: vars.lineHeight.snug,
  overflowWrap: "anywhere",
});

// A finger needs more than a line of text is high.
globalStyle(`${title} a`, {
  "@media": {
    [media.touch]: {
      display: "inline-block",
      paddingBlock: vars.space["3"],
      marginBlock: `calc(-1 * ${vars.space["3"]})`,
    },
  },
});

export const forWhom = style({
  margin: 0,
  fontSize: vars.fontSize.small,
  fontWeight: vars.fontWeight.medium,
  overflowWrap: "anywhere",
});

export const parts = style({
  margin: 0,
  padding: 0,
  listStyle: "none",
  color: vars.color.textMuted,
  fontSize: vars.fontSize.small,
});

export const message = style({
  margin: 0,
  marginBlockStart: vars.space["1"],
  paddingInlineStart: vars.space["3"],
  borderInlineStart: `${vars.borderWidth.strong} solid ${vars.color.accent}`,
  fontSize: vars.fontSize.small,
  whiteSpace: "pre-wrap",
  overflowWrap: "anywhere",
});

export const problem = style({
  display: "flex",
  alignItems: "start",
  gap: vars.space["2"],
  margin: 0,
  color: vars.color.danger,
  fontSize: vars.fontSize.small,
  fontWeight: vars.fontWeight.medium,
});

export const note = style({ margin: 0, color: vars.color.textMuted, fontSize: vars.fontSize.small });

export const actions = style({
  gridColumn: "1 / -1",
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space["2"],
  "@media": { [media.tablet]: { gridColumn: "2" } },
});

/** On a phone the bin alone, at the end of the one row. */
export const removeWord = style({ "@media": { [media.belowTablet]: { display: "none" } } });

export const action = style({
  selectors: {
    '&[data-what="delete"]': { "@media": { [media.belowTablet]: { marginInlineStart: "auto" } } },
  },
});

/** Calmer than what changes the line itself: on a row of its own, its words where the line begins. */
export const more = style({ flexBasis: "100%", marginInlineStart: `calc(-1 * ${vars.space["3"]})` });
