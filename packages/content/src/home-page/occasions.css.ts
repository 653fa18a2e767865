import { media } from "@giftshop/ui-kit/theme";
import { globalStyle, style } from "@vanilla-extract/css";

export const occasions = style({});

/** On a phone they stand one below the other: three, and the way to all. */
globalStyle(`${occasions} li:nth-child(n + 4)`, { "@media": { [media.belowTablet]: { display: "none" } } });
