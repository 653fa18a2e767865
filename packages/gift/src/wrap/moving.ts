import { media, vars } from "@giftshop/ui-kit/theme";
import { before } from "../unwrap/before.ts";

/** While it opens, and as it lies open in the page of what was in it. */
export const opening = '[data-state="opening"] &';

/** In the page of what was in it, while that comes out. */
export const cameOpen = "[data-unwrapped] &";

/** How far a finger has pulled, 0 to 1; the script says it. */
export const pull = "var(--pull, 0)";

/** A length of time, in beats of its house. */
export const beats = (count: number) => `calc(${vars.motion.slow} * ${count})`;

/** Off the page, below it or beside it: what leaves goes whole, and never turns to glass. */
export const below = "120svh";
export const besides = "calc(50vw + 100%)";

/** Over the body of the wrapping, as large as that was. */
export const overBody = `translate(var(${before.sheetX}), var(${before.sheetY})) scale(var(${before.sheetWidth}), var(${before.sheetHeight}))`;

/** A part that leaves or turns as the gift opens; without motion it stays until the whole is another. */
export const moving = (transform: string, { at = 0, takes = 1, easing = "ease-in" } = {}) => ({
  "@media": {
    [media.motion]: {
      transition: `transform ${beats(takes)} ${easing} ${beats(at)}`,
      selectors: { [opening]: { transform } },
    },
  },
});

/** Shade and light over whatever colour is below, in per cent. */
export const dark = (part: number) => `color-mix(in srgb, ${vars.color.shade} ${part}%, transparent)`;
export const bright = (part: number) => `color-mix(in srgb, ${vars.color.textOnInverse} ${part}%, transparent)`;
