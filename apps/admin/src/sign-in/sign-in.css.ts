import { grid } from "@giftshop/ui-kit/grid";
import { vars } from "@giftshop/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const page = style({
  minBlockSize: "100dvh",
  display: "grid",
  placeItems: "center",
  padding: vars.space[4],
});

export const panel = style({
  inlineSize: `min(100%, ${grid(100)})`,
  padding: vars.space[8],
  background: vars.color.surfaceRaised,
  borderRadius: vars.radius.large,
  boxShadow: vars.shadow.raised,
});
