import { media, vars } from "@giftshop/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const panel = style({
  display: "grid",
  gap: vars.space["6"],
  alignItems: "center",
  justifyItems: "start",
  padding: vars.space["6"],
  borderRadius: vars.radius.large,
  backgroundColor: vars.color.primarySoft,
  "@media": {
    [media.tablet]: {
      gridTemplateColumns: "minmax(0, 1fr) auto",
      paddingBlock: vars.space["8"],
      paddingInline: vars.space["10"],
    },
  },
});

export const text = style({ marginBlock: `${vars.space["2"]} 0`, maxInlineSize: vars.size.measure });
