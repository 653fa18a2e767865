import { media, vars } from "../theme/contract.css.ts";
import { kitGlobalStyle, kitStyle } from "../theme/kit-style.ts";

export const options = kitStyle({ display: "grid" });

export const option = kitStyle({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr) auto",
  alignItems: "center",
  gap: vars.space[3],
  minBlockSize: vars.space[10],
  lineHeight: vars.lineHeight.snug,
  cursor: "pointer",
  selectors: { "&:has(:disabled)": { color: vars.color.textMuted, cursor: "not-allowed" } },
  "@media": {
    [media.touch]: { minBlockSize: vars.size.control },
    [media.hover]: { selectors: { "&:hover:not(:has(:disabled))": { color: vars.color.primary } } },
  },
});

export const count = kitStyle({
  color: vars.color.textMuted,
  fontSize: vars.fontSize.small,
  fontVariantNumeric: "tabular-nums",
});

export const more = kitStyle({ display: "grid" });

export const moreSummary = kitStyle({
  display: "flex",
  alignItems: "center",
  gap: vars.space[2],
  justifySelf: "start",
  minBlockSize: vars.size.control,
  borderRadius: vars.radius.small,
  color: vars.color.primary,
  fontWeight: vars.fontWeight.bold,
  listStyle: "none",
  cursor: "pointer",
  selectors: { "[open] > &": { display: "none" } },
});
kitGlobalStyle(`.${moreSummary}::-webkit-details-marker`, { display: "none" });
