import { grid } from "@giftshop/ui-kit/grid";
import { media, vars } from "@giftshop/ui-kit/theme";
import { thing } from "@giftshop/ui-kit/thing";
import { keyframes, style } from "@vanilla-extract/css";
import { before } from "../unwrap/before.ts";
import { beats, cameOpen, overBody } from "../wrap/moving.ts";
import { open } from "../wrap/parcel.css.ts";
import { hidden } from "./coming.css.ts";

const concierge = ':root[data-theme="GCS"] &';
const party = ':root[data-theme="CK"] &';
const partyOpen = ':root[data-theme="CK"] [data-unwrapped] &';
const conciergeOpen = ':root[data-theme="GCS"] [data-unwrapped] &';

/** Room of the card, its paper and the burst. */
export const room = style([
  thing,
  {
    position: "relative",
    display: "grid",
    placeItems: "center",
    inlineSize: `min(100%, 74svh)`,
    aspectRatio: "1.16",
    containerType: "inline-size",
    selectors: { [concierge]: { aspectRatio: "1" } },
    "@media": {
      [media.tablet]: {
        inlineSize: `min(100%, 96svh, ${grid(160)})`,
        aspectRatio: "1.5",
        selectors: { [concierge]: { aspectRatio: "1.5" } },
      },
    },
  },
]);

const flattens = keyframes({ from: { rotate: "0deg", transform: overBody } });

/** The paper that was around it, opened flat: torn (CB) or burst (CK). */
export const sheet = style({
  insetInline: "4%",
  insetBlock: "8%",
  rotate: "-6deg",
  clipPath:
    "polygon(0 3%, 6% 0, 13% 3%, 21% 0, 30% 3%, 39% 1%, 50% 4%, 60% 0, 70% 3%, 80% 1%, 90% 4%, 100% 1%, 99% 97%, 92% 100%, 83% 97%, 73% 100%, 62% 97%, 50% 100%, 39% 96%, 28% 100%, 17% 97%, 8% 100%, 1% 97%)",
  selectors: {
    [party]: {
      insetInline: "2%",
      insetBlock: "-2%",
      rotate: "4deg",
      clipPath:
        "polygon(50% 0, 59% 17%, 75% 5%, 76% 23%, 96% 20%, 86% 37%, 100% 50%, 85% 61%, 97% 80%, 77% 77%, 74% 95%, 59% 83%, 50% 100%, 41% 83%, 25% 96%, 24% 77%, 3% 80%, 15% 62%, 0 50%, 15% 37%, 4% 19%, 24% 23%, 25% 5%, 41% 17%)",
    },
  },
  "@media": {
    [media.motion]: {
      selectors: {
        [cameOpen]: {
          animation: `${flattens} ${beats(0.8)} ${vars.motion.gesture} ${beats(open)} both, ${hidden} ${beats(open)}`,
        },
        [partyOpen]: { animation: `${flattens} ${beats(1)} ${vars.motion.gesture} both` },
      },
    },
  },
});

/** The open letter (GCS): room above it for its flap. */
export const letter = style({ insetInline: "4%", insetBlock: "36% 0" });

const aside = `var(${before.faceX})`;
const size = `scale(var(${before.faceSize}))`;

/** Rises over the edge of the box, which hides what is still in it, then lands before it. */
const outOfBox = keyframes({
  from: {
    rotate: "0deg",
    transform: `translate(${aside}, var(${before.faceY})) ${size}`,
    clipPath: "inset(-20% -20% 115%)",
    animationTimingFunction: vars.motion.easing,
  },
  "54%": {
    rotate: "0deg",
    transform: `translate(${aside}, calc(var(${before.faceY}) + var(${before.rise}))) ${size}`,
    clipPath: "inset(-20% -20% 0)",
    animationTimingFunction: vars.motion.gesture,
  },
  "54.1%, to": { clipPath: "inset(-20% -20% -60%)" },
});

const outOfBalloon = keyframes({
  from: { rotate: "0deg", transform: `translate(${aside}, var(${before.faceMiddle})) scale(0.24)` },
  "58%": { transform: "scale(1.1)" },
  "80%": { transform: "scale(0.96)" },
});

/** Slides up behind the folded sides of the letter, then lies before them. */
const outOfLetter = keyframes({
  from: { transform: `translate(${aside}, var(${before.faceY})) ${size}`, zIndex: 0 },
  "55%": { transform: "translateY(-45%) scale(0.96)", zIndex: 0 },
  "55.1%, to": { zIndex: 2 },
});

/** The card as it comes out of its wrapping, never half there. */
export const face = style({
  position: "relative",
  inlineSize: "76cqi",
  rotate: "-2deg",
  selectors: {
    [concierge]: { zIndex: 2, alignSelf: "start", marginBlockStart: "19.5cqi", inlineSize: "70cqi", rotate: "0deg" },
  },
  "@media": {
    [media.tablet]: {
      inlineSize: "64cqi",
      selectors: { [concierge]: { marginBlockStart: "10.3cqi", inlineSize: "56cqi" } },
    },
    [media.motion]: {
      selectors: {
        [cameOpen]: { animation: `${outOfBox} ${beats(2)} both` },
        [partyOpen]: { animation: `${outOfBalloon} ${beats(1.3)} ${vars.motion.easing} both` },
        [conciergeOpen]: { animation: `${outOfLetter} ${beats(2)} ${vars.motion.easing} both` },
      },
    },
  },
});
