import { vars } from "@giftshop/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const label = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  columnGap: vars.space["2"],
});

export const price = style({ whiteSpace: "nowrap" });

/** Two lines are kept free, so that nothing moves when the countdown takes the place of the day. */
export const arrival = style({ display: "block", minBlockSize: `calc(2em * ${vars.lineHeight.snug})` });
