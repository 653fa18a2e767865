import { vars } from "../theme/contract.css.ts";
import { kitStyle } from "../theme/kit-style.ts";

export const frame = kitStyle({ position: "relative", display: "grid", alignItems: "center", minInlineSize: 0 });

export const icon = kitStyle({
  position: "absolute",
  insetInlineStart: vars.space[3],
  color: vars.color.textMuted,
  pointerEvents: "none",
});

export const input = kitStyle({ paddingInline: vars.space[12], textOverflow: "ellipsis" });

export const end = kitStyle({
  position: "absolute",
  insetInlineEnd: vars.space[3],
  display: "grid",
  color: vars.color.textMuted,
  pointerEvents: "none",
});

export const empty = kitStyle({
  paddingBlock: vars.space[3],
  paddingInline: vars.space[4],
  color: vars.color.textMuted,
  lineHeight: vars.lineHeight.snug,
});
