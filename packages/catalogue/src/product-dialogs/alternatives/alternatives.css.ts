import { grid } from "@giftshop/ui-kit/grid";
import { media, vars } from "@giftshop/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const content = style({ display: "grid", gap: vars.space["5"], justifyItems: "start" });

/** As high as the cards that come, so that the window does not jump. */
export const waiting = style({
  display: "grid",
  placeItems: "center",
  justifySelf: "stretch",
  minBlockSize: grid(44),
});

export const failed = style({ display: "grid", gap: vars.space["3"], justifyItems: "start" });

export const cards = style({
  display: "grid",
  gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
  justifySelf: "stretch",
  gap: vars.space["4"],
  margin: 0,
  padding: 0,
  listStyle: "none",
  "@media": { [media.belowTablet]: { columnGap: vars.space["3"] } },
});

export const choice = style({
  boxSizing: "border-box",
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifySelf: "stretch",
  gap: vars.space["4"],
  padding: vars.space["4"],
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.primarySoft,
});

export const face = style({ inlineSize: grid(40), blockSize: "auto" });

export const words = style({ display: "grid", flex: `1 1 ${grid(48)}`, gap: vars.space["1"], justifyItems: "start" });

export const title = style({
  margin: 0,
  fontSize: vars.fontSize.lead,
  fontWeight: vars.fontWeight.bold,
  lineHeight: vars.lineHeight.snug,
});
