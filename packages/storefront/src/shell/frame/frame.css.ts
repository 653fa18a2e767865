import { style } from "@vanilla-extract/css";

/** The footer stays at the foot of a short page. */
export const body = style({ display: "flex", flexDirection: "column" });

export const main = style({ flex: "1 0 auto" });
