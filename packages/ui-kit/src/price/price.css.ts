import { vars } from "../theme/contract.css.ts";
import { kitStyle } from "../theme/kit-style.ts";

export const price = kitStyle({
  fontVariantNumeric: "tabular-nums",
  whiteSpace: "nowrap",
  selectors: {
    '&[data-emphasis="strong"]': { fontWeight: vars.fontWeight.bold },
    // In the text face, as every amount: one that changed its
    // letters would move what stands before it (docs/faces.md).
    '&[data-emphasis="total"]': {
      fontSize: vars.fontSize.title,
      fontWeight: vars.fontWeight.bold,
      lineHeight: vars.lineHeight.tight,
    },
  },
});

export const before = kitStyle({
  marginInlineEnd: vars.space[2],
  color: vars.color.textMuted,
  fontWeight: vars.fontWeight.regular,
});
