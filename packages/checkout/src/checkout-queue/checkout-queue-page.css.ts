import { vars } from "@giftshop/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const page = style({
  display: "grid",
  justifyItems: "center",
  gap: vars.space[4],
  paddingBlock: `${vars.space[10]} ${vars.space[16]}`,
  textAlign: "center",
});

/** Words and number are one sentence for who listens, and a sign for who looks. */
export const place = style({
  display: "grid",
  justifyItems: "center",
  margin: 0,
  paddingBlock: vars.space[4],
  paddingInline: vars.space[10],
  borderRadius: vars.radius.large,
  background: vars.color.surfaceRaised,
  boxShadow: vars.shadow.floating,
});

export const number = style({
  fontFamily: vars.font.display,
  fontSize: vars.fontSize.hero,
  fontVariantNumeric: "tabular-nums",
  fontWeight: vars.fontWeight.display,
  lineHeight: vars.lineHeight.tight,
});
