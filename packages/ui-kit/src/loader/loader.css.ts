import { keyframes } from "@vanilla-extract/css";
import { media, vars } from "../theme/contract.css.ts";
import { kitStyle } from "../theme/kit-style.ts";

const turn = keyframes({ to: { transform: "rotate(1turn)" } });
const breathe = keyframes({ "50%": { opacity: 0.4 } });

export const loader = kitStyle({
  display: "inline-block",
  flexShrink: 0,
  inlineSize: vars.space[8],
  blockSize: vars.space[8],
  border: `${vars.borderWidth.strong} solid currentColor`,
  borderInlineEndColor: "transparent",
  borderRadius: "50%",
  animation: `${breathe} ${vars.rhythm.pulse} ease-in-out infinite`,
  selectors: {
    '&[data-size="small"]': { inlineSize: vars.space[5], blockSize: vars.space[5] },
    '&[data-size="large"]': { inlineSize: vars.space[12], blockSize: vars.space[12] },
  },
  "@media": { [media.motion]: { animation: `${turn} ${vars.rhythm.turn} linear infinite` } },
});
