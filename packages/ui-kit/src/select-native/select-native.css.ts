import { vars } from "../theme/contract.css.ts";
import { kitStyle } from "../theme/kit-style.ts";

export const frame = kitStyle({ position: "relative", display: "grid", minInlineSize: 0 });

export const select = kitStyle({
  appearance: "none",
  paddingInlineEnd: vars.space[10],
  textOverflow: "ellipsis",
  cursor: "pointer",
});

export const chevron = kitStyle({
  position: "absolute",
  insetInlineEnd: vars.space[3],
  insetBlockStart: "50%",
  translate: "0 -50%",
  color: vars.color.textMuted,
  pointerEvents: "none",
});
