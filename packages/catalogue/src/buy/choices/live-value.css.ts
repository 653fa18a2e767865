import { vars } from "@giftshop/ui-kit/theme";
import { keyframes, style } from "@vanilla-extract/css";

const arrive = keyframes({
  from: { opacity: 0, translate: `0 ${vars.motion.travel}`, scale: vars.motion.swell, rotate: vars.motion.turn },
});

/** Another value comes in its house's own way: it slides (CB), bounces once (CK), fades (GCS). */
export const changed = style({
  display: "inline-block",
  animation: `${arrive} ${vars.motion.arrive} ${vars.motion.gesture}`,
});
