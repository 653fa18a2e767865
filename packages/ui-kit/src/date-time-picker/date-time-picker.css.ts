import { media, vars } from "../theme/contract.css.ts";
import { kitStyle } from "../theme/kit-style.ts";

export const trigger = kitStyle({
  display: "flex",
  alignItems: "center",
  gap: vars.space[2],
  textAlign: "start",
  cursor: "pointer",
  selectors: {
    "[data-invalid] &": { borderColor: vars.color.danger },
    '&[aria-expanded="true"]': { borderColor: vars.color.primary },
  },
});

export const value = kitStyle({
  flex: 1,
  minInlineSize: 0,
  selectors: { "&[data-placeholder]": { color: vars.color.textMuted } },
});

export const panel = kitStyle({
  display: "grid",
  gap: vars.space[4],
  minBlockSize: 0,
  padding: vars.space[4],
  overflowY: "auto",
  outline: "none",
});

export const head = kitStyle({ display: "flex", alignItems: "center", justifyContent: "space-between" });

export const heading = kitStyle({
  fontFamily: vars.font.display,
  fontSize: vars.fontSize.lead,
  fontWeight: vars.fontWeight.display,
});

/** Points back, in the direction of reading. */
export const back = kitStyle({
  transform: "scaleX(-1)",
  selectors: { "[dir=rtl] &": { transform: "none" } },
});

export const forth = kitStyle({ selectors: { "[dir=rtl] &": { transform: "scaleX(-1)" } } });

export const grid = kitStyle({ inlineSize: "100%", borderCollapse: "collapse" });

export const weekday = kitStyle({
  blockSize: vars.space[8],
  color: vars.color.textMuted,
  fontSize: vars.fontSize.caption,
  fontWeight: vars.fontWeight.medium,
});

export const day = kitStyle({
  display: "grid",
  placeItems: "center",
  inlineSize: vars.space[10],
  blockSize: vars.space[10],
  margin: "auto",
  borderRadius: vars.radius.control,
  fontVariantNumeric: "tabular-nums",
  cursor: "pointer",
  outline: "none",
  selectors: {
    "&[data-outside-month]": { visibility: "hidden" },
    "&[data-today]": { fontWeight: vars.fontWeight.bold, textDecoration: "underline" },
    "&[data-hovered]": { background: vars.color.primarySoft },
    "&[data-unavailable], &[data-disabled]": { color: vars.color.textMuted, cursor: "not-allowed" },
    "&[data-unavailable]": { textDecoration: "line-through" },
    "&[data-selected]": { background: vars.color.primary, color: vars.color.textOnPrimary },
    "&[data-focus-visible]": {
      outline: `${vars.borderWidth.strong} solid ${vars.color.focus}`,
      outlineOffset: vars.borderWidth.hairline,
    },
  },
  "@media": {
    [media.forcedColors]: {
      selectors: { "&[data-selected]": { background: "Highlight", forcedColorAdjust: "none" } },
    },
  },
});
