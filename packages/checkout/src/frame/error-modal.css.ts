import { vars } from "@giftshop/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const content = style({ display: "grid", gap: vars.space[5] });
