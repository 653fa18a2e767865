import { vars } from "../theme/contract.css.ts";
import { kitStyle } from "../theme/kit-style.ts";

export const price = kitStyle({
  fontVariantNumeric: "tabular-nums",
  whiteSpace: "nowrap",
  selectors: {
    '&[data-emphasis="strong"]': { fontWeight: vars.fontWeight.bold },
    '&[data-emphasis="total"]': {
      fontFamily: vars.font.display,
      fontSize: vars.fontSize.title,
      fontWeight: vars.fontWeight.display,
      lineHeight: vars.lineHeight.tight,
    },
  },
});

export const before = kitStyle({
  marginInlineEnd: vars.space[2],
  color: vars.color.textMuted,
  fontWeight: vars.fontWeight.regular,
});
