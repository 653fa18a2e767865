import { vars } from "@giftshop/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const look = style({ display: "grid", gap: vars.space["4"] });

export const whom = style({ margin: 0, fontWeight: vars.fontWeight.medium });
