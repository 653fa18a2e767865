import { grid } from "@giftshop/ui-kit/grid";
import { media, vars } from "@giftshop/ui-kit/theme";
import { keyframes, style } from "@vanilla-extract/css";

const concierge = ':root[data-theme="GCS"] &';
const party = ':root[data-theme="CK"] &';

export const pieces = style({ position: "absolute", inset: 0, containerType: "size", pointerEvents: "none" });

const landed = "translate(var(--x), var(--y)) rotate(var(--turn))";

const fly = keyframes({ from: { transform: "translate(0, 0) rotate(0deg) scale(0.3)" } });
const dawn = keyframes({ from: { opacity: 0 } });

/** Strips, dots and squares by turn; fine gold in the house that fades. */
export const piece = style({
  position: "absolute",
  insetInlineStart: "50%",
  insetBlockStart: "50%",
  inlineSize: vars.space[3],
  blockSize: vars.space[2],
  borderRadius: `calc(${vars.radius.small} / 4)`,
  backgroundColor: vars.color.primary,
  transform: landed,
  animation: `${dawn} ${vars.motion.arrive} ${vars.motion.easing} both`,
  selectors: {
    "&:nth-child(3n)": { backgroundColor: vars.color.accent, blockSize: vars.space[1] },
    "&:nth-child(5n)": { backgroundColor: vars.color.success, inlineSize: vars.space[2], borderRadius: "50%" },
    [`${party}:nth-child(4n)`]: { backgroundColor: vars.color.danger, inlineSize: vars.space[4] },
    // Cut out of the wrapper's own paper.
    "[data-printed] > &:nth-child(even)": {
      inlineSize: vars.space[4],
      blockSize: vars.space[3],
      background: `var(--paper) var(--cut) / ${grid(24)}`,
      boxShadow: vars.shadow.low,
    },
    [concierge]: { inlineSize: vars.space[2], blockSize: vars.space[2], borderRadius: 0 },
    [`${concierge}:nth-child(odd)`]: {
      backgroundColor: vars.color.accent,
      inlineSize: vars.space[1],
      blockSize: vars.space[1],
    },
  },
  "@media": {
    [media.motion]: {
      selectors: {
        ':root:not([data-theme="GCS"]) &': {
          animation: `${fly} calc(${vars.motion.arrive} * 2) ${vars.motion.easing} both`,
        },
        [concierge]: { animationDuration: `calc(${vars.motion.slow} * 3)` },
      },
    },
  },
});
