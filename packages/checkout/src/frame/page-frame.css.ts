import { media, vars } from "@giftshop/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const page = style({
  paddingBlock: `${vars.space[6]} ${vars.space[16]}`,
  "@media": { [media.desktop]: { paddingBlock: `${vars.space[10]} ${vars.space[24]}` } },
});

export const header = style({
  display: "grid",
  justifyItems: "start",
  gap: vars.space[3],
  marginBlockEnd: vars.space[6],
});

export const noScript = style({
  margin: 0,
  padding: vars.space[4],
  maxInlineSize: vars.size.measure,
  borderRadius: vars.radius.medium,
  background: vars.color.warningSoft,
});
