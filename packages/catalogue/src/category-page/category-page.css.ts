import { grid } from "@giftshop/ui-kit/grid";
import { vars } from "@giftshop/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const section = style({ display: "grid", gap: vars.space["4"] });

export const facts = style({
  display: "grid",
  gap: vars.space["2"],
  maxInlineSize: grid(170),
  paddingBlockStart: vars.space["8"],
});
