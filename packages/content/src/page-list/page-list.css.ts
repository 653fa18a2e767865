import { vars } from "@giftshop/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const list = style({ display: "grid", gap: vars.space["10"] });

export const wayOn = style({ justifySelf: "center" });
