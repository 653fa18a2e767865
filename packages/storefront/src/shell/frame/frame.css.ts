import { globalStyle, style } from "@vanilla-extract/css";

/** The footer stays at the foot of a short page. */
export const body = style({ display: "flex", flexDirection: "column" });

export const main = style({ flex: "1 0 auto" });

// It is below the first screen from the beginning: what comes late into a short page does not move it.
globalStyle(`:where(${body} main:not([data-gift]))`, { minBlockSize: "100svh", alignContent: "start" });
