import { grid } from "@giftshop/ui-kit/grid";
import { vars } from "@giftshop/ui-kit/theme";
import { style } from "@vanilla-extract/css";

/** Far below what is asked first: its pictures are fetched when it comes near. */
export const extras = style({
  contentVisibility: "auto",
  containIntrinsicSize: `auto ${grid(70)}`,
  // Or rings of focus would be cut off at its sides.
  overflowClipMargin: vars.space["2"],
});

export const picture = style({
  flex: "none",
  inlineSize: vars.space["16"],
  blockSize: "auto",
  aspectRatio: "3 / 2",
  objectFit: "cover",
  borderRadius: vars.radius.small,
});
