import { grid } from "@giftshop/ui-kit/grid";
import { media, vars } from "@giftshop/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const item = style({
  display: "grid",
  // On a phone the price stands below the name: at the end of the row is the heart.
  gridTemplateColumns: `${grid(20)} minmax(0, 1fr)`,
  // Five rows beside two featured cards leave room for larger ones than eight do.
  "@media": {
    [media.tablet]: { gridTemplateColumns: `${grid(28)} minmax(0, 1fr) auto` },
    [media.large]: { gridTemplateColumns: `${grid(20)} minmax(0, 1fr) auto` },
  },
  alignItems: "center",
  columnGap: vars.space["3"],
  padding: vars.space["2"],
  borderRadius: vars.radius.medium,
  color: vars.color.text,
  textDecoration: "none",
  selectors: {
    "&:hover": { backgroundColor: vars.color.surfaceSunken },
    "&:focus-visible": { outline: `${vars.borderWidth.strong} solid ${vars.color.focus}` },
  },
});

export const thumb = style({
  minInlineSize: 0,
  gridRow: "1 / span 2",
  "@media": { [media.tablet]: { gridRow: "auto" } },
  padding: vars.space["2"],
  borderRadius: vars.radius.small,
  filter: vars.scheme.dim,
});

export const title = style({
  alignSelf: "end",
  "@media": { [media.tablet]: { alignSelf: "center" } },
  fontWeight: vars.fontWeight.medium,
  lineHeight: vars.lineHeight.snug,
  overflowWrap: "anywhere",
});

export const price = style({
  gridColumn: 2,
  alignSelf: "start",
  color: vars.color.textMuted,
  fontSize: vars.fontSize.small,
  whiteSpace: "nowrap",
  "@media": { [media.tablet]: { gridColumn: 3, alignSelf: "center" } },
});
