import { vars } from "@giftshop/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const logo = style({
  display: "block",
  flexShrink: 0,
  inlineSize: vars.space[12],
  blockSize: vars.space[8],
  // The marks are drawn for a white ground.
  borderRadius: vars.radius.small,
  boxShadow: `0 0 0 ${vars.borderWidth.hairline} ${vars.color.border}`,
});

export const secure = style({
  display: "flex",
  alignItems: "flex-start",
  gap: vars.space[2],
  margin: 0,
  color: vars.color.textMuted,
  fontSize: vars.fontSize.small,
});
