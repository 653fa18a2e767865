import { vars } from "@giftshop/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const none = style({ display: "block", paddingBlock: vars.space["2"], color: vars.color.text });

export const ranking = style({
  marginBlock: `${vars.space["5"]} 0`,
  color: vars.color.textMuted,
  fontSize: vars.fontSize.caption,
});
