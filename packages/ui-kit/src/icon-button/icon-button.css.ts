import { media, vars } from "../theme/contract.css.ts";
import { kitStyle } from "../theme/kit-style.ts";

/** Made so, or said to be so of one that keeps its focus. */
const dead = ':disabled, [aria-disabled="true"]';

export const iconButton = kitStyle({
  position: "relative",
  display: "inline-grid",
  placeItems: "center",
  flexShrink: 0,
  inlineSize: vars.size.control,
  blockSize: vars.size.control,
  padding: 0,
  border: `${vars.borderWidth.control} solid transparent`,
  borderRadius: vars.radius.pill,
  background: "transparent",
  color: "inherit",
  cursor: "pointer",
  WebkitTapHighlightColor: "transparent",
  transition: `background-color ${vars.motion.fast} ${vars.motion.easing}`,
  selectors: {
    '&[data-variant="outline"]': { borderColor: vars.color.borderControl, background: vars.color.surfaceRaised },
    [`&:active:not(${dead})`]: { background: vars.color.primarySoft, color: vars.color.primary },
    [`&:is(${dead})`]: { opacity: 0.45, cursor: "not-allowed" },
  },
  "@media": {
    [media.hover]: {
      selectors: { [`&:hover:not(${dead})`]: { background: vars.color.primarySoft, color: vars.color.primary } },
    },
  },
});

export const badge = kitStyle({
  position: "absolute",
  insetBlockStart: 0,
  insetInlineEnd: 0,
  display: "grid",
});
