import { keyframes } from "@vanilla-extract/css";
import { media, vars } from "../theme/contract.css.ts";
import { kitGlobalStyle, kitStyle } from "../theme/kit-style.ts";

const pass = keyframes({ from: { insetInlineStart: "-40%" }, to: { insetInlineStart: "100%" } });

export const progress = kitStyle({ display: "grid", gap: vars.space[2], lineHeight: vars.lineHeight.snug });

export const words = kitStyle({ display: "flex", justifyContent: "space-between", gap: vars.space[4] });
export const value = kitStyle({ color: vars.color.textMuted, fontVariantNumeric: "tabular-nums" });

export const track = kitStyle({
  position: "relative",
  appearance: "none",
  display: "block",
  inlineSize: "100%",
  blockSize: vars.space[2],
  overflow: "hidden",
  border: 0,
  borderRadius: vars.radius.pill,
  background: vars.color.border,
  color: vars.color.primary,
  selectors: {
    '&[data-tone="success"]': { color: vars.color.success },
    '&[data-tone="danger"]': { color: vars.color.danger },
    "&:indeterminate::after": {
      content: '""',
      position: "absolute",
      insetBlock: 0,
      insetInlineStart: 0,
      inlineSize: "40%",
      borderRadius: "inherit",
      background: "currentColor",
    },
  },
  "@media": {
    [media.motion]: {
      selectors: {
        "&:indeterminate::after": { animation: `${pass} ${vars.rhythm.pulse} ${vars.motion.easing} infinite` },
      },
    },
    [media.forcedColors]: { border: `${vars.borderWidth.hairline} solid CanvasText`, color: "Highlight" },
  },
});
kitGlobalStyle(`.${track}::-webkit-progress-bar`, { background: "transparent" });
kitGlobalStyle(`.${track}:not(:indeterminate)::-webkit-progress-value`, {
  borderRadius: vars.radius.pill,
  background: "currentColor",
  transition: `inline-size ${vars.motion.normal} ${vars.motion.easing}`,
});
kitGlobalStyle(`.${track}:not(:indeterminate)::-moz-progress-bar`, {
  borderRadius: vars.radius.pill,
  background: "currentColor",
});
