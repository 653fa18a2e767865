import { grid } from "@giftshop/ui-kit/grid";
import { media, vars } from "@giftshop/ui-kit/theme";
import { globalStyle, style } from "@vanilla-extract/css";

/** As high whatever is found, so that the window keeps still while one types. */
export const finder = style({
  display: "grid",
  alignContent: "start",
  gap: vars.space["4"],
  minBlockSize: grid(130),
});

export const fields = style({
  display: "grid",
  gap: vars.space["4"],
  "@media": { [media.tablet]: { gridTemplateColumns: "3fr 2fr" } },
});

export const brands = style({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  columnGap: vars.space["4"],
  rowGap: vars.space["3"],
  margin: 0,
  padding: 0,
  listStyle: "none",
  "@media": { [media.tablet]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" } },
});

export const brand = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  alignItems: "center",
  gap: vars.space["2"],
  minBlockSize: vars.size.control,
  borderRadius: vars.radius.small,
  color: vars.color.text,
  fontSize: vars.fontSize.small,
  lineHeight: vars.lineHeight.snug,
  overflowWrap: "anywhere",
  textDecoration: "none",
  "@media": {
    [media.tablet]: { gap: vars.space["3"] },
    [media.hover]: { selectors: { "&:hover": { textDecoration: "underline" } } },
  },
});

export const ground = style({
  display: "grid",
  placeItems: "center",
  // On a phone a long word beside it stays whole.
  inlineSize: vars.space["12"],
  aspectRatio: "4 / 3",
  padding: vars.space["1"],
  borderRadius: vars.radius.small,
  "@media": { [media.tablet]: { inlineSize: vars.space["16"] } },
});

globalStyle(`${ground} img`, { boxShadow: vars.shadow.low });
