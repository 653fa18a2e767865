import { vars } from "../theme/contract.css.ts";
import { kitStyle } from "../theme/kit-style.ts";

export const skipLink = kitStyle({
  position: "fixed",
  zIndex: 100,
  insetBlockStart: vars.space[2],
  insetInlineStart: vars.space[2],
  paddingBlock: vars.space[3],
  paddingInline: vars.space[5],
  borderRadius: vars.radius.control,
  background: vars.color.surfaceInverse,
  color: vars.color.textOnInverse,
  fontWeight: vars.fontWeight.bold,
  selectors: { "&:not(:focus)": { translate: "0 -200%" } },
});
