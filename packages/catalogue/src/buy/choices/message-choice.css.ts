import { media, vars } from "@giftshop/ui-kit/theme";
import { globalStyle, style } from "@vanilla-extract/css";

export const message = style({});

// On a phone two lines, and how much room there is once somebody writes: it grows with what is written.
globalStyle(`${message} textarea`, {
  "@media": { [media.belowTablet]: { minBlockSize: vars.space["20"] } },
});
globalStyle(`${message}:not(:focus-within) textarea:placeholder-shown + span`, {
  "@media": { [media.belowTablet]: { display: "none" } },
});
