import { style } from "@vanilla-extract/css";

/** It goes to the next line whole, and breaks where that is too short too. */
export const email = style({ display: "inline-block", maxInlineSize: "100%", overflowWrap: "anywhere" });
