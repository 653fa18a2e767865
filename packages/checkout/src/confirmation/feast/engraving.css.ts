import { media, vars } from "@giftshop/ui-kit/theme";
import { thing } from "@giftshop/ui-kit/thing";
import { keyframes, style } from "@vanilla-extract/css";
import { begun, waiting } from "./feast.css.ts";

const concierge = ':root[data-theme="GCS"] &';

/** Behind the gifts, on the wall of their niche. */
export const engraving = style({
  position: "absolute",
  inset: 0,
  display: "none",
  inlineSize: "100%",
  blockSize: "100%",
  fill: "none",
  stroke: vars.color.accent,
  selectors: { [concierge]: { display: "block" } },
});

const draw = keyframes({ from: { strokeDashoffset: "1" } });

/** A line that a graver draws once; without motion it is there. */
export const line = style({
  strokeDasharray: "1",
  strokeWidth: 1.6,
  strokeOpacity: 0.75,
  "@media": {
    [media.motion]: {
      selectors: {
        [waiting]: { strokeDashoffset: "1" },
        [begun]: {
          animation: `${draw} calc(${vars.motion.slow} * 2) ${vars.motion.easing} calc(var(--turn) * ${vars.motion.slow} / 18) backwards`,
        },
      },
    },
  },
});

const thin = vars.borderWidth.hairline;
const trace = keyframes({ from: { backgroundSize: `0 ${thin}, 0 ${thin}, ${thin} 0, ${thin} 0` } });

const gold = `linear-gradient(${vars.color.accent}, ${vars.color.accent})`;

/** The inner line of a frame, drawn from the middle of each side. */
export const frame = style({
  position: "absolute",
  inset: vars.space[3],
  zIndex: 1,
  display: "none",
  pointerEvents: "none",
  background: `${gold} top, ${gold} bottom, ${gold} left, ${gold} right`,
  backgroundSize: `100% ${thin}, 100% ${thin}, ${thin} 100%, ${thin} 100%`,
  backgroundRepeat: "no-repeat",
  selectors: { [concierge]: { display: "block" } },
  "@media": {
    [media.motion]: {
      selectors: { [begun]: { animation: `${trace} calc(${vars.motion.slow} * 2.5) ${vars.motion.easing}` } },
    },
  },
});

/** It comes down, gives a little, and stays. */
const press = keyframes({
  from: { opacity: 0, scale: 1.8, boxShadow: vars.shadow.floating, animationTimingFunction: "ease-in" },
  "30%": { opacity: 1 },
  "60%": { scale: 0.92, boxShadow: "none", animationTimingFunction: "ease-out" },
});

const shaded = (part: number) => `color-mix(in srgb, ${vars.color.shade} ${part}%, transparent)`;
const lit = (part: number) => `color-mix(in srgb, ${vars.color.surfaceRaised} ${part}%, transparent)`;

/** Wax on the lower edge of what it closes; its rim runs uneven. */
export const seal = style([
  thing,
  {
    position: "absolute",
    insetInline: 0,
    insetBlockEnd: "9%",
    marginInline: "auto",
    display: "none",
    placeItems: "center",
    inlineSize: "16%",
    aspectRatio: "1",
    containerType: "size",
    borderRadius: "53% 47% 50% 50% / 48% 52% 47% 53%",
    background: `radial-gradient(circle at 34% 28%, ${lit(55)}, transparent 46%), radial-gradient(circle, transparent 60%, ${shaded(30)}), ${vars.color.accent}`,
    boxShadow: vars.shadow.raised,
    selectors: { [concierge]: { display: "grid" } },
    "@media": {
      [media.motion]: {
        selectors: {
          [begun]: {
            animation: `${press} calc(${vars.motion.slow} * 1.6) calc(${vars.motion.slow} * 1.6) backwards`,
          },
        },
      },
    },
  },
]);

/** The stamp's field, with the first letter of the shop pressed into it. */
export const sign = style({
  display: "grid",
  placeItems: "center",
  inlineSize: "72cqi",
  blockSize: "72cqi",
  borderRadius: "50%",
  boxShadow: `inset 0 0 0 2cqi ${shaded(28)}, inset 2cqi 3cqi 5cqi ${shaded(26)}, 0 0 0 1.4cqi ${lit(30)}`,
  color: vars.color.textOnAccent,
  fontFamily: vars.font.display,
  fontSize: "44cqi",
  fontWeight: vars.fontWeight.display,
  lineHeight: vars.lineHeight.tight,
  textShadow: `1cqi 1cqi 0 ${lit(45)}`,
});
