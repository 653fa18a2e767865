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

/** The card lies on its brand's colour. */
export const card = style({
  alignSelf: "start",
  padding: vars.space["3"],
  borderRadius: vars.radius.small,
  "@media": { [media.tablet]: { gridRow: "1 / 3" } },
});

export const words = style({ display: "grid", alignContent: "start", gap: vars.space["1"], minInlineSize: 0 });

export const title = style({
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

/** When it arrives, with what changes that. */
export const day = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: vars.space["2"],
  fontSize: vars.fontSize.small,
});
// The words of its button begin where the line does, also on a row of their own.
globalStyle(`${day} > div`, { marginInlineStart: `calc(-1 * ${vars.space["3"]})` });

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

/** On a phone the bin alone: number, bin and price stay on one row. */
export const removeWord = style({ "@media": { [media.belowTablet]: { display: "none" } } });

/** On a phone below the row of number and price. */
export const changes = style({
  display: "flex",
  flexWrap: "wrap",
  flexBasis: "100%",
  // Their words begin where the line does.
  marginInlineStart: `calc(-1 * ${vars.space["3"]})`,
});

export const price = style({ marginInlineStart: "auto" });
