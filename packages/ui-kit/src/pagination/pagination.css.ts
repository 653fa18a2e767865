import { media, vars } from "../theme/contract.css.ts";
import { grid } from "../theme/grid.ts";
import { kitStyle } from "../theme/kit-style.ts";

export const pagination = kitStyle({ display: "grid", justifyItems: "center" });

export const list = kitStyle({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "center",
  gap: vars.space[1],
  margin: 0,
  padding: 0,
  listStyle: "none",
});

// On a phone a long row keeps the first, the current and the last page, so that every target stays large.
export const entry = kitStyle({
  "@media": { [media.belowTablet]: { selectors: { "&[data-spare]": { display: "none" } } } },
});

export const page = kitStyle({
  display: "grid",
  placeItems: "center",
  minInlineSize: vars.size.control,
  minBlockSize: vars.size.control,
  borderRadius: vars.radius.control,
  color: vars.color.text,
  fontVariantNumeric: "tabular-nums",
  fontWeight: vars.fontWeight.medium,
  textDecoration: "none",
  selectors: {
    '&[aria-current="page"]': { background: vars.color.primary, color: vars.color.textOnPrimary },
  },
  "@media": {
    [media.hover]: {
      selectors: { '&:hover:not([aria-current="page"])': { background: vars.color.primarySoft } },
    },
    [media.forcedColors]: {
      selectors: {
        '&[aria-current="page"]': { forcedColorAdjust: "none", background: "Highlight", color: "HighlightText" },
      },
    },
  },
});

export const gap = kitStyle({
  display: "grid",
  placeItems: "center",
  minInlineSize: vars.space[6],
  color: vars.color.textMuted,
});

export const forward = kitStyle({ selectors: { ':is([dir="rtl"] &)': { scale: "-1 1" } } });
export const back = kitStyle({ scale: "-1 1", selectors: { ':is([dir="rtl"] &)': { scale: "1 1" } } });

export const showMore = kitStyle({ display: "grid", justifyItems: "center", gap: vars.space[3] });
export const progressLabel = kitStyle({ color: vars.color.textMuted, fontSize: vars.fontSize.small });

export const track = kitStyle({
  inlineSize: `min(${grid(48)}, 100%)`,
  blockSize: vars.space[1],
  borderRadius: vars.radius.pill,
  background: vars.color.border,
  overflow: "hidden",
});

export const bar = kitStyle({ display: "block", blockSize: "100%", background: vars.color.primary });
