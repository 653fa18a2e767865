import { vars } from "@giftshop/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const groups = style({ display: "grid", gap: vars.space["8"] });

export const actions = style({ display: "grid", gap: vars.space["2"], inlineSize: "100%" });
