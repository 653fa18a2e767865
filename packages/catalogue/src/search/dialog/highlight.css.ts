import { grid } from "@giftshop/ui-kit/grid";
import { vars } from "@giftshop/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const block = style({
  marginBlockStart: vars.space["5"],
  position: "relative",
  display: "flex",
  alignItems: "center",
  gap: vars.space["4"],
  overflow: "clip",
  padding: vars.space["4"],
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.surfaceSunken,
  color: vars.color.text,
  textDecoration: "none",
});

export const background = style({
  position: "absolute",
  inset: 0,
  inlineSize: "100%",
  blockSize: "100%",
  objectFit: "cover",
});

export const card = style({ position: "relative", flex: "none", inlineSize: "30%", maxInlineSize: grid(36) });

export const words = style({
  position: "relative",
  display: "grid",
  gap: vars.space["1"],
  minInlineSize: 0,
  lineHeight: vars.lineHeight.snug,
  fontSize: vars.fontSize.small,
});

export const title = style({
  fontFamily: vars.font.display,
  fontSize: vars.fontSize.lead,
  fontWeight: vars.fontWeight.display,
  selectors: { [`${block}:hover &`]: { textDecoration: "underline", textUnderlineOffset: "0.2em" } },
});
