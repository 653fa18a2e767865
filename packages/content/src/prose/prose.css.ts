import { vars } from "@giftshop/ui-kit/theme";
import { globalStyle, style } from "@vanilla-extract/css";

export const prose = style({
  display: "grid",
  gap: vars.space["3"],
  maxInlineSize: vars.size.measure,
  lineHeight: vars.lineHeight.body,
  textWrap: "pretty",
  overflowWrap: "anywhere",
});

globalStyle(`${prose} :is(p, ul, ol, h3)`, { margin: 0 });
globalStyle(`${prose} :is(ul, ol)`, {
  display: "grid",
  gap: vars.space["2"],
  paddingInlineStart: vars.space["5"],
});
