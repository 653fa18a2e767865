import { vars } from "@giftshop/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const note = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  columnGap: vars.space["3"],
  rowGap: vars.space["1"],
  paddingBlock: vars.space["2"],
  paddingInline: vars.space["4"],
  borderRadius: vars.radius.small,
  backgroundColor: vars.color.infoSoft,
});

export const sum = style({
  margin: 0,
  fontWeight: vars.fontWeight.medium,
  fontVariantNumeric: "tabular-nums",
  overflowWrap: "anywhere",
});

/** Its words stand in line with those above, or with the edge. */
export const opener = style({ marginInline: `calc(-1 * ${vars.space["3"]})` });
