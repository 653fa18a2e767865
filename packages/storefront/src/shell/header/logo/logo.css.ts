import { vars } from "@giftshop/ui-kit/theme";
import { style } from "@vanilla-extract/css";

/** On the smallest phones it gives way, rather than the tools beside it. */
export const logo = style({
  gridArea: "logo",
  display: "block",
  justifySelf: "start",
  minInlineSize: 0,
  borderRadius: vars.radius.small,
});

export const picture = style({ display: "block", blockSize: "auto", maxInlineSize: "100%", filter: vars.scheme.ink });
