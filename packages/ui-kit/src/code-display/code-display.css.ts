import { vars } from "../theme/contract.css.ts";
import { kitStyle } from "../theme/kit-style.ts";

export const frame = kitStyle({
  display: "grid",
  gap: vars.space[2],
  padding: vars.space[4],
  border: `${vars.borderWidth.control} dashed ${vars.color.borderControl}`,
  borderRadius: vars.radius.medium,
  background: vars.color.surfaceRaised,
});

export const label = kitStyle({ color: vars.color.textMuted, fontSize: vars.fontSize.small });

export const row = kitStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space[3],
});

export const code = kitStyle({
  display: "inline-flex",
  flexWrap: "wrap",
  columnGap: "0.6ch",
  fontFamily: vars.font.code,
  fontSize: vars.fontSize.lead,
  fontWeight: vars.fontWeight.bold,
  fontVariantNumeric: "tabular-nums",
  letterSpacing: "0.02em",
});

export const group = kitStyle({ whiteSpace: "nowrap" });

export const barcode = kitStyle({
  display: "grid",
  justifyItems: "center",
  padding: vars.space[3],
  borderRadius: vars.radius.small,
  background: vars.color.surfaceRaised,
});
