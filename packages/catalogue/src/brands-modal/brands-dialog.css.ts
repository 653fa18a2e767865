import { grid } from "@giftshop/ui-kit/grid";
import { vars } from "@giftshop/ui-kit/theme";
import { style } from "@vanilla-extract/css";

/** About as tall as the first rows of brands, so that the window does not jump when they come. */
export const waiting = style({
  display: "grid",
  gap: vars.space["4"],
  placeContent: "center",
  placeItems: "center",
  minBlockSize: grid(100),
  textAlign: "center",
});
