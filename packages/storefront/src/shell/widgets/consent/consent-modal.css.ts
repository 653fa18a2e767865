import { media, vars } from "@giftshop/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const content = style({ display: "grid", gap: vars.space["6"] });

export const choices = style({ display: "grid", gap: vars.space["4"], margin: 0 });

/** Three of the same weight and width: refusing is as easy as agreeing. */
export const actions = style({
  display: "grid",
  flex: 1,
  gap: vars.space["2"],
  "@media": { [media.tablet]: { gridAutoColumns: "minmax(0, 1fr)", gridAutoFlow: "column", gap: vars.space["3"] } },
});
