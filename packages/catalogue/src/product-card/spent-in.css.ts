import { vars } from "@giftshop/ui-kit/theme";
import { style } from "@vanilla-extract/css";

/** Room for the sign belongs to the first word, so that no line ends between them. */
export const words = style({ position: "relative", paddingInlineStart: `calc(1em + ${vars.space["1"]})` });

export const sign = style({ position: "absolute", insetInlineStart: 0, insetBlockStart: "0.125em" });
