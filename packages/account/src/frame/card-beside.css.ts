import { grid } from "@giftshop/ui-kit/grid";
import { vars } from "@giftshop/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const gift = style({
  display: "grid",
  gridTemplateColumns: `${grid(20)} minmax(0, 1fr)`,
  columnGap: vars.space["4"],
  alignItems: "start",
});

/** The card lies on its brand's colour. */
export const card = style({ padding: vars.space["2"], borderRadius: vars.radius.small });

export const words = style({ display: "grid", gap: vars.space["1"], minInlineSize: 0, overflowWrap: "anywhere" });

/** Gifts one below the other, each with what can be chosen beside it. */
export const choices = style({ display: "grid", gap: vars.space["4"], margin: 0, padding: 0, listStyle: "none" });

export const choice = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space["3"],
  paddingBlockEnd: vars.space["4"],
  borderBlockEnd: `${vars.borderWidth.hairline} solid ${vars.color.border}`,
});
