import { grid } from "@giftshop/ui-kit/grid";
import { media, vars } from "@giftshop/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const page = style({ display: "flow-root" });

/** The width every block of the page keeps to. */
export const inner = style({
  boxSizing: "border-box",
  inlineSize: "100%",
  maxInlineSize: vars.size.container,
  marginInline: "auto",
  paddingInline: vars.space["4"],
  "@media": {
    [media.tablet]: { paddingInline: vars.space["6"] },
    [media.desktop]: { paddingInline: vars.space["8"] },
  },
});

/** Most of them are far below: what is not in sight costs the first load nothing. */
export const section = style({
  contentVisibility: "auto",
  containIntrinsicBlockSize: `auto ${grid(150)}`,
  // Or rings of focus and shadows would be cut off at its sides.
  overflowClipMargin: vars.space["2"],
  paddingBlock: vars.space["10"],
  "@media": { [media.desktop]: { paddingBlock: vars.space["12"] } },
});

export const written = style([
  inner,
  { display: "grid", gap: vars.space["12"], "@media": { [media.desktop]: { gap: vars.space["16"] } } },
]);

export const sectionHead = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  justifyContent: "space-between",
  columnGap: vars.space["6"],
  rowGap: vars.space["1"],
  marginBlockEnd: vars.space["6"],
});

export const sectionTitle = style({
  margin: 0,
  fontFamily: vars.font.display,
  fontSize: vars.fontSize.heading,
  fontWeight: vars.fontWeight.display,
  lineHeight: vars.lineHeight.tight,
  letterSpacing: vars.letterSpacing.display,
  textWrap: "balance",
});

export const sectionNote = style({
  margin: 0,
  color: vars.color.textMuted,
  fontSize: vars.fontSize.small,
});
