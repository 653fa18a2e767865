import { vars } from "@giftshop/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const form = style({ display: "grid", gap: vars.space[5] });

/**
 * As wide as their words, one below the other where there is no room; their words begin where those above do.
 */
export const actions = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: vars.space[2],
  marginInlineStart: `calc(-1 * ${vars.space[3]})`,
});
