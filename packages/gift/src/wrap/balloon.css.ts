import { media, vars } from "@giftshop/ui-kit/theme";
import { keyframes, style } from "@vanilla-extract/css";
import { beats, below, bright, cameOpen, dark, moving, opening, pull } from "./moving.ts";

/** Rounder above than below. */
const form = "50% 50% 50% 50% / 45% 45% 55% 55%";

/** Light from the top left on a skin that is drawn tight. */
const gloss = `radial-gradient(ellipse 13% 9% at 30% 22%, ${bright(62)} 55%, transparent 100%), radial-gradient(circle at 34% 26%, ${bright(32)}, transparent 42%), radial-gradient(circle at 40% 34%, transparent 52%, ${dark(34)} 100%)`;

/** Gone with the burst. */
const gone = { selectors: { [cameOpen]: { display: "none" } } };

export const shade = style(gone);

export const string = style([{ fill: "none", stroke: vars.color.borderControl, strokeWidth: 2 }, gone]);

const small = {
  position: "absolute",
  inlineSize: "42%",
  aspectRatio: "0.86",
  borderRadius: form,
} as const;

export const left = style([
  small,
  { insetInlineStart: "-3%", insetBlockStart: "12%", rotate: "-9deg", background: `${gloss}, ${vars.color.accent}` },
  moving("translate(-40%, -120svh)", { takes: 1.4 }),
  gone,
]);

export const right = style([
  small,
  { insetInlineEnd: "-3%", insetBlockStart: "10%", rotate: "10deg", background: `${gloss}, ${vars.color.danger}` },
  moving("translate(40%, -120svh)", { takes: 1.3 }),
  gone,
]);

/** Downwards, so that it keeps off the title. */
const swollen = (size: number) => `translateY(${vars.space["3"]}) scale(${size})`;
const swell = keyframes({ "70%": { transform: swollen(1.15) }, to: { transform: swollen(1.12) } });

/** Swells, and is held so until what is in it has come. */
export const balloon = style([
  {
    position: "absolute",
    insetInline: "9%",
    insetBlock: "0 29%",
    transform: `scale(calc(1 + ${pull} * 0.1))`,
    "@media": {
      [media.motion]: {
        selectors: { [opening]: { animation: `${swell} ${beats(1.3)} ${vars.motion.easing} both` } },
      },
    },
  },
  gone,
]);

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

const falls = keyframes({ to: { transform: `translateY(${below}) rotate(24deg)` } });

/** Falls as nothing holds it any longer. */
export const tag = style([
  { insetInline: "14%", insetBlockStart: "81%", minBlockSize: "15%", justifyContent: "center", rotate: "-2deg" },
  { selectors: { [cameOpen]: { animation: `${falls} ${beats(1.2)} ease-in both` } } },
]);
