import { media, vars } from "@giftshop/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const panel = style({
  display: "grid",
  gap: vars.space["4"],
  padding: vars.space["6"],
  borderRadius: vars.radius.large,
  backgroundColor: vars.color.surfaceSunken,
  "@media": { [media.tablet]: { padding: vars.space["8"] } },
});

export const facts = style({
  display: "grid",
  gap: vars.space["2"],
  margin: 0,
  paddingInlineStart: vars.space["5"],
});
