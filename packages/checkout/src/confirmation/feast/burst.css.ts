import { grid } from "@giftshop/ui-kit/grid";
import { media, vars } from "@giftshop/ui-kit/theme";
import { keyframes, style } from "@vanilla-extract/css";
import { begun, waiting } from "./feast.css.ts";

const party = ':root[data-theme="CK"] &';
const concierge = ':root[data-theme="GCS"] &';
const kitchen = ':root[data-theme="CB"] &';

/** What a bit is cut from; of one in four the wrapper's own paper, where there is one. */
const cutFrom = {
  "&:nth-child(3n + 2)": { background: vars.motif.paperTwo },
  "&:nth-child(3n)": { background: vars.motif.paperThree },
  "[data-printed] > &:nth-child(4n)": {
    background: `var(--paper) var(--cut) / ${grid(40)}`,
    boxShadow: vars.shadow.low,
  },
  // Its ink is the floor's own colour.
  [`${party}:nth-child(3n)`]: { background: vars.motif.paperOne },
};

/** Bits as the scissors leave them: strips, squares and dots by turn. */
const bit = style({
  position: "absolute",
  inlineSize: vars.space[5],
  blockSize: vars.space[3],
  borderRadius: `calc(${vars.radius.small} / 4)`,
  background: vars.motif.paperOne,
  selectors: {
    ...cutFrom,
    "&:nth-child(5n + 2)": { inlineSize: vars.space[3], blockSize: vars.space[5] },
    "&:nth-child(5n + 4)": { inlineSize: vars.space[4], blockSize: vars.space[4], borderRadius: vars.radius.pill },
  },
});

/** Over all of the table, out of where the gifts stand; it thins out before it comes to the words. */
export const burst = style({
  position: "absolute",
  inset: 0,
  zIndex: 2,
  containerType: "size",
  display: "none",
  overflow: "clip",
  pointerEvents: "none",
  vars: { "--from-x": "50", "--from-y": "60", "--way": "1" },
  maskImage: `linear-gradient(${vars.color.shade} 78%, transparent)`,
  selectors: {
    [kitchen]: { maskImage: `radial-gradient(farthest-side, ${vars.color.shade} 80%, transparent)` },
    '[dir="rtl"] &': { vars: { "--way": "-1" } },
  },
  "@media": {
    [media.motion]: { selectors: { [begun]: { display: "block" }, [concierge]: { display: "none" } } },
  },
});

const there = "calc((var(--x) - var(--from-x)) * var(--way) * 1cqi)";
const above = "calc((var(--y) - var(--from-y)) * 1cqb)";

/** Up and apart in a moment, then down as paper falls. */
const fly = keyframes({
  from: { translate: "0 0", scale: 0.3, opacity: 1, animationTimingFunction: "cubic-bezier(0.1, 0.7, 0.3, 1)" },
  "45%": {
    translate: `${there} ${above}`,
    rotate: "var(--turn)",
    scale: vars.motion.burst,
    opacity: 1,
    animationTimingFunction: "ease-in",
  },
  "85%": { opacity: 1 },
  to: {
    translate: `${there} calc(${above} + 24cqb)`,
    rotate: "calc(var(--turn) * 2)",
    scale: vars.motion.burst,
    opacity: 0,
  },
});

export const piece = style([
  bit,
  {
    insetInlineStart: "calc(var(--from-x) * 1%)",
    insetBlockStart: "calc(var(--from-y) * 1%)",
    opacity: 0,
    animation: `${fly} calc(${vars.motion.arrive} * 3)`,
    // A small table takes half of them.
    "@media": { [media.belowTablet]: { selectors: { "&:nth-child(even)": { display: "none" } } } },
  },
]);

/** Bits that lie on the table afterwards, and without motion from the first. */
export const scraps = style({
  position: "absolute",
  inset: 0,
  zIndex: -1,
  pointerEvents: "none",
  selectors: { [concierge]: { display: "none" } },
});

const drop = keyframes({ from: { translate: "0 -90cqb", rotate: "0deg", opacity: 0 } });

export const scrap = style([
  bit,
  {
    insetInlineStart: "calc(var(--x) * 1%)",
    insetBlockEnd: "calc(var(--y) * 1%)",
    rotate: "var(--turn)",
    // Lying on a table they are seen from the side.
    transform: "scaleY(0.6)",
    "@media": {
      [media.motion]: {
        selectors: {
          [begun]: {
            animation: `${drop} calc(${vars.motion.arrive} * 1.5) ease-in calc(${vars.motion.arrive} * 1.2) backwards`,
          },
          [waiting]: { opacity: 0 },
        },
      },
    },
  },
]);
