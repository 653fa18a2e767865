import { media, vars } from "@giftshop/ui-kit/theme";
import { keyframes, style } from "@vanilla-extract/css";
import { beats, bright, cameOpen, dark, moving, overBody } from "./moving.ts";

/** Height of its flap in that of the letter, and how much is seen below the title while the letter stands. */
const flap = "56.25%";
const half = 0.3;

/** Silk paper of the house: hairlines on ivory. */
const lining = `${vars.motif.pattern} center / ${vars.motif.patternSize}, ${vars.color.accentSoft}`;

/** The whole letter widens from how it stood to how it lies. */
const widens = keyframes({ from: { transform: overBody } });

const widening = (name: string) => ({
  "@media": {
    [media.motion]: {
      selectors: { [cameOpen]: { animation: `${name} ${beats(1)} ${vars.motion.easing} both` } },
    },
  },
});

export const back = style([
  {
    position: "absolute",
    borderRadius: vars.radius.medium,
    background: lining,
    boxShadow: `${vars.shadow.raised}, inset 0 0 0 0.5cqi ${vars.color.accent}`,
  },
  widening(widens),
]);

const lifts = keyframes({ from: { transform: `scaleY(${half})` } });

/** Behind the letter and above it, its inner side in front. */
export const lifted = style([
  {
    position: "absolute",
    insetInline: 0,
    insetBlockEnd: `calc(100% - ${vars.borderWidth.hairline})`,
    blockSize: flap,
    transformOrigin: "bottom",
    background: vars.color.accent,
    clipPath: "polygon(0 100%, 43% 8%, 46% 3%, 50% 1%, 54% 3%, 57% 8%, 100% 100%)",
    "::before": {
      content: '""',
      position: "absolute",
      inset: 0,
      background: lining,
      clipPath: "polygon(1.4% 101%, 43.4% 11%, 46.4% 6%, 50% 4%, 53.6% 6%, 56.6% 11%, 98.6% 101%)",
    },
    selectors: { "[data-part=wrapping] &": { transform: "scaleY(0)" } },
  },
  moving(`scaleY(${half})`, { at: 1.1, takes: 0.6, easing: "ease-out" }),
  widening(lifts),
]);

/** Its two sides are folded to the middle, where the card looks out. */
const folded = (depth: number) =>
  `polygon(0 0, 45% ${depth - 4}%, 48% ${depth - 1}%, 50% ${depth}%, 52% ${depth - 1}%, 55% ${depth - 4}%, 100% 0, 100% 100%, 0 100%)`;

/** Depths of the folds: as the letter stands closed, and as it lies open. */
const closed = 42;
const opened = 62;
const line = 1;

const deepen = keyframes({ from: { clipPath: folded(closed) } });
const deepenLine = keyframes({ from: { clipPath: folded(closed - line) } });

/** In front of the card; a line of gold runs along its edge. */
export const front = style([
  { position: "absolute", zIndex: 1, overflow: "clip", borderRadius: vars.radius.medium },
  widening(widens),
]);

const over = { position: "absolute", inset: 0 } as const;

const folds = (depth: number, name: string) =>
  style([
    {
      ...over,
      clipPath: folded(depth),
      selectors: { "[data-part=wrapping] &": { clipPath: folded(depth - opened + closed) } },
    },
    widening(name),
  ]);

export const edge = style([folds(opened - line, deepenLine), { background: vars.color.accent }]);
export const pocket = folds(opened, deepen);

export const sheet = style({ inset: 0 });

/** A fine line runs along the rim. */
export const fold = style({
  ...over,
  borderRadius: "inherit",
  background: `linear-gradient(to top right, ${dark(16)} 0 25%, transparent 25.4%) bottom left / 50% 62% no-repeat, linear-gradient(to top left, ${dark(16)} 0 25%, transparent 25.4%) bottom right / 50% 62% no-repeat`,
  boxShadow: `inset 0 0 0 1.6cqi ${bright(10)}, inset 0 0 0 1.9cqi ${vars.color.accent}`,
});
