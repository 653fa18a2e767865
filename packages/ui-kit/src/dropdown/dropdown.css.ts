import { vars } from "../theme/contract.css.ts";
import { kitStyle } from "../theme/kit-style.ts";

export const panel = kitStyle({
  minBlockSize: 0,
  padding: vars.space[5],
  overflowY: "auto",
  overscrollBehavior: "contain",
  outline: "none",
});
