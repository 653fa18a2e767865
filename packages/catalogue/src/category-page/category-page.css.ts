import { grid } from "@giftshop/ui-kit/grid";
import { vars } from "@giftshop/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const section = style({ display: "grid", gap: vars.space["4"] });

/** Apart from the recommended ones above it. */
export const rest = style([section, { selectors: { "section + &": { marginBlockStart: vars.space["6"] } } }]);

export const facts = style({
  display: "grid",
  gap: vars.space["2"],
  maxInlineSize: grid(170),
  paddingBlockStart: vars.space["8"],
});
