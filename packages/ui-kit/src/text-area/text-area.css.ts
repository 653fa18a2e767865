import { vars } from "../theme/contract.css.ts";
import { kitStyle } from "../theme/kit-style.ts";

export const frame = kitStyle({ display: "grid", gap: vars.space[1] });

export const area = kitStyle({
  display: "block",
  // A pill is for one line.
  borderRadius: `min(${vars.radius.control}, ${vars.radius.medium})`,
  paddingBlock: vars.space[3],
  lineHeight: vars.lineHeight.body,
  resize: "vertical",
  fieldSizing: "content",
  minBlockSize: vars.space[24],
});

export const counter = kitStyle({
  justifySelf: "end",
  color: vars.color.textMuted,
  fontSize: vars.fontSize.small,
  fontVariantNumeric: "tabular-nums",
  selectors: { "&[data-over]": { color: vars.color.danger, fontWeight: vars.fontWeight.bold } },
});
