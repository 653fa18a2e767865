import { media, vars } from "@giftshop/ui-kit/theme";
import { keyframes, style } from "@vanilla-extract/css";
import { bright, dark, moving, opening, pull } from "./moving.ts";

/** Rounder above than below. */
const form = "50% 50% 50% 50% / 45% 45% 55% 55%";

/** Light from the top left on a skin that is drawn tight. */
const gloss = `radial-gradient(ellipse 13% 9% at 30% 22%, ${bright(62)} 55%, transparent 100%), radial-gradient(circle at 34% 26%, ${bright(32)}, transparent 42%), radial-gradient(circle at 40% 34%, transparent 52%, ${dark(34)} 100%)`;

export const string = style({ fill: "none", stroke: vars.color.text, strokeOpacity: 0.55, strokeWidth: 2 });

const small = {
  position: "absolute",
  inlineSize: "42%",
  aspectRatio: "0.86",
  borderRadius: form,
} as const;

export const left = style([
  small,
  { insetInlineStart: "-3%", insetBlockStart: "12%", rotate: "-9deg", background: `${gloss}, ${vars.color.accent}` },
  moving({ transform: "translate(-30%, -60%)", opacity: 0 }, vars.motion.normal),
]);

export const right = style([
  small,
  { insetInlineEnd: "-3%", insetBlockStart: "10%", rotate: "10deg", background: `${gloss}, ${vars.color.danger}` },
  moving({ transform: "translate(30%, -70%)", opacity: 0 }, vars.motion.normal),
]);

const swell = keyframes({
  "0%": { transform: "scale(1)" },
  "40%": { transform: "scale(1.12)", opacity: 1 },
  "46%, 100%": { transform: "scale(1.34)", opacity: 0 },
});

export const balloon = style({
  position: "absolute",
  insetInline: "9%",
  insetBlock: "0 29%",
  transform: `scale(calc(1 + ${pull} * 0.1))`,
  "@media": {
    [media.motion]: {
      selectors: { [opening]: { animation: `${swell} ${vars.motion.slow} ${vars.motion.easing} both` } },
    },
  },
});

export const skin = style({ inset: 0, borderRadius: form });
export const light = style({ position: "absolute", inset: 0, borderRadius: form, background: gloss });

/** Tied below. */
export const knot = style({
  position: "absolute",
  insetInline: "45%",
  insetBlock: "98% -5%",
  background: vars.color.primaryPressed,
  clipPath: "polygon(34% 0, 66% 0, 100% 100%, 0 100%)",
});

export const tag = style([
  { insetInline: "14%", insetBlockStart: "81%", minBlockSize: "15%", justifyContent: "center", rotate: "-2deg" },
  moving({ transform: "translateY(12%) scale(1.06)" }),
]);
