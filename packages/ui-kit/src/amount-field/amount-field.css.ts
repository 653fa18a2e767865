import { vars } from "../theme/contract.css.ts";
import { kitStyle } from "../theme/kit-style.ts";

export const frame = kitStyle({ position: "relative", display: "grid" });

export const affix = kitStyle({
  position: "absolute",
  insetBlock: 0,
  insetInlineStart: vars.space[4],
  display: "grid",
  alignItems: "center",
  color: vars.color.textMuted,
  fontWeight: vars.fontWeight.medium,
  pointerEvents: "none",
  selectors: { '[data-side="end"] > &': { insetInlineStart: "auto", insetInlineEnd: vars.space[4] } },
});

export const input = kitStyle({
  paddingInlineStart: vars.space[12],
  fontVariantNumeric: "tabular-nums",
  fontWeight: vars.fontWeight.medium,
  selectors: { '[data-side="end"] > &': { paddingInlineStart: vars.space[4], paddingInlineEnd: vars.space[12] } },
});
