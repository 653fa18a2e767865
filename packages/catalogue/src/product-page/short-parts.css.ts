import { style } from "@vanilla-extract/css";

export const shortParts = style({ whiteSpace: "nowrap" });
