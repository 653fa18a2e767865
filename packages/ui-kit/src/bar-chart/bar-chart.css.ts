import { media, vars } from "../theme/contract.css.ts";
import { kitStyle } from "../theme/kit-style.ts";

export const chart = kitStyle({ display: "grid", gap: vars.space[4], margin: 0 });

export const caption = kitStyle({ fontWeight: vars.fontWeight.bold });

export const bars = kitStyle({ display: "grid", gap: vars.space[3], margin: 0, padding: 0, listStyle: "none" });

export const words = kitStyle({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  columnGap: vars.space[4],
  lineHeight: vars.lineHeight.snug,
});

export const value = kitStyle({ color: vars.color.textMuted, fontVariantNumeric: "tabular-nums" });

/** Drawn from the start of the line: from the right where one reads from there. */
export const bar = kitStyle({
  display: "block",
  inlineSize: "100%",
  blockSize: vars.space[3],
  color: vars.color.primary,
  selectors: { '[dir="rtl"] &': { transform: "scaleX(-1)" } },
  "@media": { [media.forcedColors]: { color: "Highlight" } },
});

export const track = kitStyle({ fill: vars.color.border });
export const filled = kitStyle({ fill: "currentColor" });
