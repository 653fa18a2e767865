import { style } from "@vanilla-extract/css";

/** Before the first word, however the lines break. */
export const sign = style({ verticalAlign: "-0.125em" });
