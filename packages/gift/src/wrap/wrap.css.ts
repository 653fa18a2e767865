import { grid } from "@giftshop/ui-kit/grid";
import { media, vars } from "@giftshop/ui-kit/theme";
import { globalStyle, keyframes, style } from "@vanilla-extract/css";

const opening = '[data-state="opening"] &';

/** How far a finger has pulled, 0 to 1; the script says it. */
const pull = "var(--pull, 0)";

/** A part that moves as the gift opens; without motion it fades with the whole. */
const moving = (state: object) => ({
  transformBox: "fill-box" as const,
  transformOrigin: "center",
  "@media": {
    [media.motion]: {
      transition: `transform ${vars.motion.slow} ${vars.motion.gesture}, opacity ${vars.motion.slow} ${vars.motion.easing}`,
      selectors: { [opening]: state },
    },
  },
});

const bob = keyframes({ "50%": { transform: "translateY(-2%) rotate(-1deg)" } });

export const wrap = style({
  display: "block",
  inlineSize: "100%",
  maxInlineSize: grid(88),
  marginInline: "auto",
  transition: `opacity ${vars.motion.slow} ${vars.motion.easing}`,
  selectors: { [opening]: { opacity: 0, transitionDelay: vars.motion.slow } },
  "@media": {
    [media.motion]: { animation: `${bob} ${vars.rhythm.pulse} ${vars.motion.easing} 1` },
  },
});

export const drawing = style({ display: "block", inlineSize: "100%", blockSize: "auto", overflow: "visible" });
export const shade = style({ fill: vars.color.shade, opacity: 0.12 });
export const inside = style({ fill: vars.color.shade, opacity: 0.55 });
export const ribbon = style({ fill: vars.color.accent });
export const tail = style({ fill: vars.color.accent, opacity: 0.85 });
export const knot = style({ fill: vars.color.accent, stroke: vars.color.shade, strokeOpacity: 0.18, strokeWidth: 2 });
export const lidShade = style({ fill: vars.color.shade, opacity: 0.08 });

export const card = style([
  { fill: vars.color.surfaceRaised, stroke: vars.color.border, strokeWidth: 1.5 },
  moving({ transform: "translateY(-45%)" }),
]);

export const lid = style(moving({ transform: "translateY(-140%) rotate(-9deg)", opacity: 0 }));

export const bow = style([
  moving({ transform: "translate(40%, 60%) rotate(40deg)", opacity: 0 }),
  { transform: `translate(calc(${pull} * 14%), calc(${pull} * 16%)) rotate(calc(${pull} * 18deg))` },
]);

export const string = style({ fill: "none", stroke: vars.color.borderControl, strokeWidth: 2 });
export const skin = style({ fill: vars.color.primary });
export const light = style({
  fill: "none",
  stroke: vars.color.textOnPrimary,
  strokeOpacity: 0.6,
  strokeWidth: 6,
  strokeLinecap: "round",
});

const burst = keyframes({
  "0%": { transform: "scale(1)" },
  "45%": { transform: "scale(1.14)", opacity: 1 },
  "50%, 100%": { transform: "scale(1.3)", opacity: 0 },
});

export const balloon = style({
  transformBox: "fill-box",
  transformOrigin: "center",
  transform: `scale(calc(1 + ${pull} * 0.1))`,
  "@media": {
    [media.motion]: {
      selectors: { [opening]: { animation: `${burst} ${vars.motion.slow} ${vars.motion.easing} both` } },
    },
  },
});

const fly = (x: number, y: number, turn: number) => ({
  transform: `translate(${x * 8}%, ${y * 8}%) rotate(${turn}deg)`,
  opacity: 0,
});

const pieces = [
  fly(-70, -50, 120),
  fly(0, -80, -90),
  fly(70, -50, 160),
  fly(-96, 10, -140),
  fly(-40, -30, 80),
  fly(40, -30, -60),
  fly(96, 10, 130),
  fly(-70, 70, 200),
  fly(0, 60, -150),
  fly(70, 70, 90),
];

const shownInBurst = keyframes({ "0%, 45%": { visibility: "hidden" }, "46%, 100%": { visibility: "visible" } });

export const confetti = style({
  visibility: "hidden",
  "@media": {
    [media.motion]: { selectors: { [opening]: { animation: `${shownInBurst} ${vars.motion.slow} linear both` } } },
  },
});

const colors = { primary: vars.color.primary, accent: vars.color.accent, text: vars.color.text };

for (const [index, state] of pieces.entries()) {
  const piece = `${confetti} > :nth-child(${index + 1})`;
  globalStyle(piece, {
    transformBox: "fill-box",
    transformOrigin: "center",
    transition: `transform ${vars.motion.slow} ${vars.motion.easing} ${vars.motion.fast}, opacity ${vars.motion.slow} ${vars.motion.easing} ${vars.motion.normal}`,
  });
  globalStyle(`[data-state="opening"] ${piece}`, state);
}
for (const [name, color] of Object.entries(colors))
  globalStyle(`${confetti} > [data-color="${name}"]`, { fill: color });

export const crease = style({ fill: "none", stroke: vars.color.shade, strokeOpacity: 0.2, strokeWidth: 1.5 });
export const flap = style([
  { fill: "currentColor", stroke: vars.color.shade, strokeOpacity: 0.25, strokeWidth: 1.5 },
  moving({ transform: "scaleY(-0.6)", opacity: 0 }),
  { transformOrigin: "top" },
]);
const half = style({ fill: vars.color.primary });
export const sealLeft = style([
  half,
  moving({ transform: "translate(-60%, 30%) rotate(-24deg)", opacity: 0 }),
  { transform: `translateX(calc(${pull} * -12%))` },
]);
export const sealRight = style([
  half,
  moving({ transform: "translate(60%, 30%) rotate(24deg)", opacity: 0 }),
  { transform: `translateX(calc(${pull} * 12%))` },
]);
