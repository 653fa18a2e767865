import { keyframes } from "@vanilla-extract/css";
import { media, vars } from "../theme/contract.css.ts";
import { kitStyle } from "../theme/kit-style.ts";

const appear = keyframes({ from: { opacity: 0 } });
const vanish = keyframes({ to: { opacity: 0 } });

/** Stands around the control without a box of its own. */
export const target = kitStyle({ display: "contents" });

export const tooltip = kitStyle({
  maxInlineSize: `calc(${vars.space[24]} * 3)`,
  paddingBlock: vars.space[2],
  paddingInline: vars.space[3],
  borderRadius: vars.radius.small,
  background: vars.color.surfaceInverse,
  color: vars.color.textOnInverse,
  fontSize: vars.fontSize.small,
  lineHeight: vars.lineHeight.snug,
  boxShadow: vars.shadow.raised,
  "@media": {
    [media.motion]: {
      selectors: {
        "&[data-entering]": { animation: `${appear} ${vars.motion.fast} ${vars.motion.easing}` },
        "&[data-exiting]": { animation: `${vanish} ${vars.motion.fast} ${vars.motion.easing} forwards` },
      },
    },
    [media.forcedColors]: { border: `${vars.borderWidth.hairline} solid CanvasText` },
  },
});
