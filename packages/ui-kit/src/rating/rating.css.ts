import { media, vars } from "../theme/contract.css.ts";
import { kitGlobalStyle, kitStyle } from "../theme/kit-style.ts";

export const rating = kitStyle({
  display: "inline-flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: vars.space[2],
  lineHeight: vars.lineHeight.snug,
  fontVariantNumeric: "tabular-nums",
});

export const stars = kitStyle({ display: "inline-grid", color: vars.color.borderControl });

export const row = kitStyle({ gridArea: "1 / 1", display: "inline-flex" });

/** The full stars lie over the empty ones and are cut off where the rating ends. */
export const fullRow = kitStyle({
  justifySelf: "start",
  overflow: "hidden",
  color: vars.color.primary,
});
kitGlobalStyle(`.${fullRow} svg`, { flexShrink: 0, fill: "currentColor" });

export const note = kitStyle({ color: vars.color.textMuted, fontSize: vars.fontSize.small });

export const choice = kitStyle({ display: "inline-flex", color: vars.color.borderControl });

export const option = kitStyle({
  position: "relative",
  display: "grid",
  placeItems: "center",
  inlineSize: vars.size.control,
  blockSize: vars.size.control,
  borderRadius: vars.radius.small,
  cursor: "pointer",
  selectors: {
    // The chosen star and all before it.
    "&:has(:checked), &:has(~ label :checked)": { color: vars.color.primary },
    "&:has(:focus-visible)": { outline: `${vars.borderWidth.strong} solid ${vars.color.focus}` },
  },
  "@media": {
    [media.hover]: { selectors: { "&:hover, &:has(~ label:hover)": { color: vars.color.primary } } },
  },
});
kitGlobalStyle(`.${option}:is(:has(:checked), :has(~ label :checked)) svg`, { fill: "currentColor" });
