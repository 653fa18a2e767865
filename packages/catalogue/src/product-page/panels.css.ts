import { grid } from "@giftshop/ui-kit/grid";
import { media, vars } from "@giftshop/ui-kit/theme";
import { style } from "@vanilla-extract/css";

/** Where the smaller logo is shown. */
export const narrow = media.belowTablet;

/** Not on a phone, where the form above it has just said so. */
export const panel = style({
  display: "none",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space["5"],
  padding: vars.space["6"],
  borderRadius: vars.radius.large,
  backgroundColor: vars.color.surfaceSunken,
  marginBlockStart: vars.space["10"],
  contentVisibility: "auto",
  containIntrinsicSize: `auto ${grid(64)}`,
  "@media": { [media.tablet]: { display: "flex" } },
});

export const words = style({
  display: "grid",
  flex: `1 1 ${grid(56)}`,
  justifyItems: "start",
  gap: vars.space["2"],
});

export const scene = style({
  flex: `1 1 ${grid(40)}`,
  minInlineSize: 0,
  maxInlineSize: grid(64),
  blockSize: "auto",
  filter: vars.scheme.dusk,
});

export const logo = style({ display: "block", marginBlockEnd: vars.space["1"] });
