import { media, vars } from "@giftshop/ui-kit/theme";
import { keyframes, style } from "@vanilla-extract/css";

const appear = keyframes({ from: { opacity: 0, transform: `translateY(${vars.space["2"]})` } });

/** In the corner, above a bar that stands at the foot of a phone's screen. */
export const button = style({
  position: "fixed",
  insetBlockEnd: `calc(${vars.space["4"]} + env(safe-area-inset-bottom))`,
  insetInlineEnd: `max(${vars.space["4"]}, env(safe-area-inset-right))`,
  zIndex: 15,
  boxShadow: vars.shadow.raised,
  "@media": {
    [media.belowTablet]: {
      selectors: {
        "body:has([data-buy-bar]) > &": { insetBlockEnd: `calc(${vars.space["24"]} + env(safe-area-inset-bottom))` },
      },
    },
    [media.motion]: { animation: `${appear} ${vars.motion.normal} ${vars.motion.easing}` },
    print: { display: "none" },
  },
});

/** Points up. */
export const arrow = style({ rotate: "-90deg" });
