import { grid } from "@giftshop/ui-kit/grid";
import { vars } from "@giftshop/ui-kit/theme";
import { style } from "@vanilla-extract/css";

/** Far below what is asked first: its pictures are fetched when it comes near. */
export const extras = style({
  contentVisibility: "auto",
  containIntrinsicSize: `auto ${grid(46)}`,
  // Or rings of focus would be cut off at its sides.
  overflowClipMargin: vars.space["4"],
});

export const picture = style({
  flex: "none",
  inlineSize: "100%",
  blockSize: "auto",
  aspectRatio: "3 / 2",
  objectFit: "cover",
  borderRadius: vars.radius.small,
  filter: vars.scheme.dim,
});
