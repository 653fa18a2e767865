import { vars } from "@giftshop/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const pairs = style({
  margin: 0,
  paddingInlineStart: vars.space[3],
  listStyle: "none",
  fontFamily: vars.font.code,
  fontSize: vars.fontSize.caption,
  overflowWrap: "anywhere",
  borderInlineStart: `${vars.borderWidth.strong} solid ${vars.color.border}`,
  selectors: { "&[data-kind='after']": { borderInlineStartColor: vars.color.primary } },
});
