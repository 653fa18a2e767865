import { vars } from "../theme/contract.css.ts";
import { kitStyle } from "../theme/kit-style.ts";

export const pair = kitStyle({
  display: "grid",
  gridTemplateColumns: "minmax(7rem, 2fr) minmax(0, 3fr)",
  gap: vars.space[2],
});

export const code = kitStyle({ position: "relative", display: "grid", minInlineSize: 0 });
