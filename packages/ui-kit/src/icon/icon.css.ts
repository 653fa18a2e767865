import { vars } from "../theme/contract.css.ts";
import { kitStyle } from "../theme/kit-style.ts";

export const icon = kitStyle({
  flexShrink: 0,
  inlineSize: vars.size.icon,
  blockSize: vars.size.icon,
  fill: "none",
  stroke: "currentColor",
  strokeWidth: 1.75,
  strokeLinecap: "round",
  strokeLinejoin: "round",
  verticalAlign: "middle",
  selectors: {
    '&[data-size="large"]': { inlineSize: vars.size.iconLarge, blockSize: vars.size.iconLarge },
    '&[data-size="inherit"]': { inlineSize: "1em", blockSize: "1em" },
  },
});
