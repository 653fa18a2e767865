import { vars } from "@giftshop/ui-kit/theme";
import { style } from "@vanilla-extract/css";

/** At the foot of the window on a short page. */
export const footer = style({
  flex: "none",
  marginBlockStart: "auto",
  paddingBlockEnd: "env(safe-area-inset-bottom)",
  borderBlockStart: `${vars.borderWidth.hairline} solid ${vars.color.border}`,
  fontSize: vars.fontSize.small,
});

export const link = style({
  display: "inline-flex",
  alignItems: "center",
  minBlockSize: vars.size.control,
  color: vars.color.textMuted,
});
