import { vars } from "@giftshop/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const form = style({ display: "grid", gap: vars.space[5] });
