import { vars } from "@giftshop/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const form = style({ display: "grid", gap: vars.space[5] });

/** As wide as their words, one below the other where there is no room. */
export const actions = style({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: vars.space[2] });
