import { vars } from "@giftshop/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const kinds = style({ display: "grid", gap: vars.space["6"], justifyItems: "start" });

export const kind = style({ display: "grid", gridTemplateColumns: "auto minmax(0, 1fr)", gap: vars.space["4"] });

export const icon = style({
  display: "grid",
  placeItems: "center",
  inlineSize: vars.space["12"],
  blockSize: vars.space["12"],
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.primarySoft,
  color: vars.color.primary,
});

export const words = style({ display: "grid", gap: vars.space["2"] });

export const title = style({
  margin: 0,
  fontSize: vars.fontSize.lead,
  fontWeight: vars.fontWeight.bold,
  lineHeight: vars.lineHeight.snug,
});
