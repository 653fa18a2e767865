import { media, vars } from "../theme/contract.css.ts";
import { kitStyle } from "../theme/kit-style.ts";

export const stepper = kitStyle({
  display: "inline-flex",
  alignItems: "center",
  inlineSize: "fit-content",
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: `${vars.borderWidth.control} solid ${vars.color.borderControl}`,
  borderRadius: vars.radius.pill,
  background: vars.color.surfaceRaised,
});

/** Made so with all of it, or said to be so at a bound. */
const dead = ':disabled, [aria-disabled="true"]';

export const press = kitStyle({
  display: "grid",
  placeItems: "center",
  inlineSize: vars.size.control,
  blockSize: vars.space[10],
  padding: 0,
  border: 0,
  borderRadius: vars.radius.pill,
  background: "transparent",
  color: vars.color.primary,
  cursor: "pointer",
  transition: `background-color ${vars.motion.fast} ${vars.motion.easing}`,
  selectors: {
    [`&:active:not(${dead})`]: { background: vars.color.primarySoft },
    [`&:is(${dead})`]: {
      // Pale itself, and not by its opacity, which would make the ring of its focus pale as well.
      color: `color-mix(in srgb, ${vars.color.textMuted} 50%, transparent)`,
      cursor: "not-allowed",
    },
  },
  "@media": {
    [media.touch]: { blockSize: vars.size.control },
    [media.hover]: { selectors: { [`&:hover:not(${dead})`]: { background: vars.color.primarySoft } } },
  },
});

export const value = kitStyle({
  minInlineSize: vars.space[8],
  fontVariantNumeric: "tabular-nums",
  fontWeight: vars.fontWeight.bold,
  textAlign: "center",
  selectors: { "[data-pending] > &": { color: vars.color.textMuted } },
});
