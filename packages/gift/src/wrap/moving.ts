import { media, vars } from "@giftshop/ui-kit/theme";

/** While it opens. */
export const opening = '[data-state="opening"] &';

/** How far a finger has pulled, 0 to 1; the script says it. */
export const pull = "var(--pull, 0)";

/** A part that moves as the gift opens; without motion it fades with the whole. */
export const moving = (state: object, delay = "0s") => ({
  "@media": {
    [media.motion]: {
      transition: `transform ${vars.motion.slow} ${vars.motion.gesture} ${delay}, opacity ${vars.motion.slow} ${vars.motion.easing} ${delay}`,
      selectors: { [opening]: state },
    },
  },
});

/** Shade and light over whatever colour is below, in per cent. */
export const dark = (part: number) => `color-mix(in srgb, ${vars.color.shade} ${part}%, transparent)`;
export const bright = (part: number) => `color-mix(in srgb, ${vars.color.textOnInverse} ${part}%, transparent)`;
