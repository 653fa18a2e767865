import { vars } from "../theme/contract.css.ts";
import { kitStyle } from "../theme/kit-style.ts";

export const picture = kitStyle({
  display: "block",
  inlineSize: "100%",
  blockSize: "auto",
  borderRadius: vars.radius.medium,
  background: vars.color.surfaceSunken,
  objectFit: "cover",
  filter: vars.scheme.dim,
  // What a browser says of a picture that never came.
  color: vars.color.textMuted,
  fontSize: vars.fontSize.small,
  selectors: {
    '&[data-fit="contain"]': { objectFit: "contain", background: "transparent" },
    '&[data-corners="none"]': { borderRadius: 0 },
    '&[data-corners="round"]': { borderRadius: "50%" },
  },
});
