import { style } from "@vanilla-extract/css";

export const decoration = style({ flex: "none", backgroundRepeat: "repeat-x", backgroundPosition: "center" });
