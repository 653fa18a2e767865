import { vars } from "@giftshop/ui-kit/theme";
import { style } from "@vanilla-extract/css";

/** One print of a wrapper's picture, and the half of it; in parts of the parcel. */
const print = "46cqi";
const half = "23cqi";

/**
 * Printed askew, as a sheet lies that was folded around something. A picture is a card with round corners:
 * a second layer, half a print aside, shows its ground in them.
 */
export const paper = style({
  position: "absolute",
  overflow: "clip",
  backgroundColor: vars.color.primary,
  "::before": {
    content: '""',
    position: "absolute",
    inset: "-90% -45%",
    rotate: "-14deg",
    background: `${vars.motif.pattern} center / ${vars.motif.patternSize}, ${vars.color.primary}`,
  },
  selectors: {
    // A ribbon's stripes need a ground that they stand on.
    ':root[data-theme="CB"] &::before': { backgroundColor: vars.color.primarySoft },
    "&&[data-printed]::before": {
      background: `var(--paper) 0 0 / ${print} auto, var(--paper) ${half} 0 / ${print} auto`,
    },
  },
});
