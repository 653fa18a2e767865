import { grid } from "@giftshop/ui-kit/grid";
import { media, vars } from "@giftshop/ui-kit/theme";
import { style } from "@vanilla-extract/css";
import { unfolding } from "./header-menu.css.ts";

export const frame = style({ "@media": { [media.desktop]: { position: "relative" } } });

export const list = style([
  unfolding,
  {
    margin: 0,
    padding: 0,
    paddingBlockEnd: vars.space["2"],
    listStyle: "none",
    "@media": {
      [media.desktop]: {
        position: "absolute",
        insetBlockStart: "100%",
        insetInlineStart: 0,
        minInlineSize: grid(56),
        padding: vars.space["2"],
        border: `${vars.borderWidth.hairline} solid ${vars.color.border}`,
        borderRadius: vars.radius.medium,
        backgroundColor: vars.color.surfaceRaised,
        boxShadow: vars.shadow.floating,
      },
    },
  },
]);

export const link = style({
  display: "flex",
  alignItems: "center",
  minBlockSize: vars.size.control,
  paddingInline: vars.space["3"],
  borderRadius: vars.radius.small,
  color: vars.color.text,
  lineHeight: vars.lineHeight.snug,
  textDecoration: "none",
  "@media": {
    [media.desktop]: { fontSize: vars.fontSize.small },
    [media.hover]: { selectors: { "&:hover": { backgroundColor: vars.color.primarySoft, color: vars.color.primary } } },
  },
});
