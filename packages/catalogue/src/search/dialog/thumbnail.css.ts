import { vars } from "@giftshop/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const ground = style({
  display: "grid",
  placeItems: "center",
  inlineSize: vars.space["20"],
  aspectRatio: "4 / 3",
  padding: vars.space["2"],
  borderRadius: vars.radius.small,
  selectors: { "&:not([style])": { backgroundColor: vars.color.surfaceSunken } },
});

export const face = style({
  inlineSize: "100%",
  blockSize: "auto",
  borderRadius: vars.radius.small,
  boxShadow: vars.shadow.low,
});
