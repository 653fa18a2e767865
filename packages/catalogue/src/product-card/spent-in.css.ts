import { vars } from "@giftshop/ui-kit/theme";
import { style } from "@vanilla-extract/css";

/** Before the first word, however the lines break; a space after it would stand at another height first. */
export const sign = style({ verticalAlign: "-0.125em", marginInlineEnd: vars.space["1"] });
