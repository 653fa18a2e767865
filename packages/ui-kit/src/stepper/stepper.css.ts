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
    "&:active:not(:disabled)": { background: vars.color.primarySoft },
    "&:disabled": { color: vars.color.textMuted, opacity: 0.5, cursor: "not-allowed" },
  },
  "@media": {
    [media.touch]: { blockSize: vars.size.control },
    [media.hover]: { selectors: { "&:hover:not(:disabled)": { background: vars.color.primarySoft } } },
  },
});

export const value = kitStyle({
  minInlineSize: vars.space[8],
  fontVariantNumeric: "tabular-nums",
  fontWeight: vars.fontWeight.bold,
  textAlign: "center",
  selectors: { "[data-pending] > &": { color: vars.color.textMuted } },
});
