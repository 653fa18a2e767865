import { vars } from "../theme/contract.css.ts";
import { kitStyle } from "../theme/kit-style.ts";

export const visuallyHidden = kitStyle({
  position: "absolute",
  inlineSize: vars.borderWidth.hairline,
  blockSize: vars.borderWidth.hairline,
  margin: `calc(${vars.borderWidth.hairline} * -1)`,
  padding: 0,
  overflow: "hidden",
  clipPath: "inset(50%)",
  whiteSpace: "nowrap",
  border: 0,
});
