import { grid } from "@giftshop/ui-kit/grid";
import { media, vars } from "@giftshop/ui-kit/theme";
import { keyframes, style } from "@vanilla-extract/css";
import { burstAt, hidden } from "../gift-page/coming.css.ts";
import { beats, cameOpen } from "../wrap/moving.ts";

const concierge = ':root[data-theme="GCS"] &';
const party = ':root[data-theme="CK"] &';
const others = ':root:not([data-theme="GCS"]) [data-printed] > &:nth-child(even)';

export const pieces = style({
  position: "absolute",
  inset: 0,
  containerType: "size",
  pointerEvents: "none",
  // Over the letter, below the card.
  selectors: { [concierge]: { zIndex: 1 } },
});

const landed = "translate(var(--x), var(--y)) rotate(var(--turn))";

const fly = keyframes({ from: { transform: "translate(0, 0) rotate(0deg) scale(0.3)" } });
const glint = keyframes({ from: { transform: "translate(var(--x), var(--y)) rotate(45deg) scale(0)" } });

/** Strips, dots and squares by turn, from behind the card; in the quiet house gold that begins to glint. */
export const piece = style({
  position: "absolute",
  insetInlineStart: "50%",
  insetBlockStart: "50%",
  inlineSize: vars.space[3],
  blockSize: vars.space[2],
  borderRadius: `calc(${vars.radius.small} / 4)`,
  backgroundColor: vars.color.primary,
  transform: landed,
  selectors: {
    "&:nth-child(3n)": { backgroundColor: vars.color.accent, blockSize: vars.space[1] },
    "&:nth-child(5n)": { backgroundColor: vars.color.success, inlineSize: vars.space[2], borderRadius: "50%" },
    [`${party}:nth-child(4n)`]: { backgroundColor: vars.color.danger, inlineSize: vars.space[4] },
    // Cut out of the wrapper's own paper.
    [others]: {
      inlineSize: vars.space[4],
      blockSize: vars.space[3],
      background: `var(--paper) var(--cut) / ${grid(24)}`,
      boxShadow: vars.shadow.low,
    },
    [concierge]: {
      inlineSize: vars.space[2],
      blockSize: vars.space[2],
      borderRadius: 0,
      backgroundColor: vars.color.accent,
      transform: "translate(var(--x), var(--y)) rotate(45deg)",
    },
    [`${concierge}:nth-child(odd)`]: { inlineSize: vars.space[1], blockSize: vars.space[1] },
  },
  "@media": {
    [media.motion]: {
      selectors: {
        [cameOpen]: {
          animation: `${fly} ${beats(2)} ${vars.motion.easing} ${burstAt} both, ${hidden} ${burstAt}`,
        },
        ':root[data-theme="GCS"] [data-unwrapped] &': {
          animation: `${glint} ${beats(1.5)} ${vars.motion.easing} ${burstAt} both`,
        },
      },
    },
  },
});
