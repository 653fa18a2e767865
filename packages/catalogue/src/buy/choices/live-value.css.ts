import { vars } from "@giftshop/ui-kit/theme";
import { style } from "@vanilla-extract/css";

/** Another value comes in its house's own way: it is unrolled (CB), bounces once (CK), fades (GCS). */
export const changed = style({
  display: "inline-block",
  animation: `${vars.motion.arrival} ${vars.motion.arrive} ${vars.motion.gesture}`,
});
