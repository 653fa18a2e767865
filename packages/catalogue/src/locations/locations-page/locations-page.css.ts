import { media, vars } from "@giftshop/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const page = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space["4"],
  maxInlineSize: vars.size.container,
  marginInline: "auto",
  paddingBlock: `${vars.space["4"]} ${vars.space["12"]}`,
  paddingInline: vars.space["4"],
  "@media": {
    [media.tablet]: { paddingInline: vars.space["6"], gap: vars.space["6"] },
    [media.desktop]: { paddingInline: vars.space["8"] },
  },
});

export const head = style({ display: "grid", gap: vars.space["2"] });
