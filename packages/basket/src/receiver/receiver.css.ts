import { vars } from "@giftshop/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const fields = style({ display: "grid", gap: vars.space["4"] });

export const fault = style({ margin: 0, color: vars.color.danger, fontSize: vars.fontSize.small });
