import { vars } from "@giftshop/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const fields = style({ display: "grid", gap: vars.space["4"] });

export const fault = style({ margin: 0, color: vars.color.danger, fontSize: vars.fontSize.small });

export const picture = style({
  flex: "none",
  inlineSize: "100%",
  blockSize: "auto",
  aspectRatio: "3 / 2",
  objectFit: "cover",
  borderRadius: vars.radius.small,
});
