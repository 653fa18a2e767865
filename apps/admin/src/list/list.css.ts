import { vars } from "@giftshop/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const list = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[2] });

/** What is about all lines: at its start which are chosen, at its end which columns stand. */
export const bar = style({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: vars.space[3] });

export const end = style({ marginInlineStart: "auto" });
