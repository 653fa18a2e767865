import { vars } from "../theme/contract.css.ts";
import { kitStyle } from "../theme/kit-style.ts";

export const pair = kitStyle({
  display: "grid",
  gridTemplateColumns: `minmax(${vars.space[24]}, max-content) minmax(0, 1fr)`,
  gap: vars.space[2],
});
