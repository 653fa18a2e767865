import { keyframes } from "@vanilla-extract/css";
import { media, vars } from "../theme/contract.css.ts";
import { kitStyle } from "../theme/kit-style.ts";

const wait = keyframes({ "50%": { opacity: 0.5 } });

export const skeleton = kitStyle({
  display: "block",
  inlineSize: "100%",
  borderRadius: vars.radius.small,
  background: vars.color.border,
  selectors: {
    '&[data-shape="text"]': { blockSize: "1lh", scale: "1 0.7" },
    '&[data-shape="card"]': { aspectRatio: "85.6 / 53.98", borderRadius: "3.714% / 5.889%" },
    '&[data-shape="block"]': { borderRadius: vars.radius.medium },
    '&[data-shape="control"]': { blockSize: vars.size.control, borderRadius: vars.radius.control },
  },
  "@media": { [media.motion]: { animation: `${wait} ${vars.rhythm.pulse} ease-in-out infinite` } },
});

export const lines = kitStyle({ display: "grid", gap: vars.space[2] });

/** As much room around the card as a gift card's stage has. */
export const stage = kitStyle({
  display: "block",
  padding: "13% 12% 17%",
  borderRadius: vars.radius.medium,
  background: vars.color.surfaceSunken,
});
