import { grid } from "@giftshop/ui-kit/grid";
import { media, vars } from "@giftshop/ui-kit/theme";
import { style } from "@vanilla-extract/css";
import { hairline } from "./site-footer.css.ts";

/** An icon's target (specification, section 9). */
const socialSize = grid(9);

export const list = style({
  display: "flex",
  flexWrap: "wrap",
  gap: vars.space["2"],
  margin: 0,
  padding: 0,
  listStyle: "none",
  // At the end of its line.
  "@media": { [media.tablet]: { marginInlineStart: "auto" } },
});

export const link = style({
  display: "grid",
  placeItems: "center",
  inlineSize: socialSize,
  blockSize: socialSize,
  border: hairline,
  borderRadius: vars.radius.pill,
  color: "inherit",
  selectors: { "&:focus-visible": { outlineColor: vars.color.textOnInverse } },
  "@media": {
    [media.hover]: {
      selectors: { "&:hover": { backgroundColor: vars.color.textOnInverse, color: vars.color.surfaceInverse } },
    },
  },
});

export const icon = style({
  inlineSize: vars.size.icon,
  blockSize: vars.size.icon,
  backgroundColor: "currentColor",
  maskRepeat: "no-repeat",
  "@media": { [media.forcedColors]: { backgroundColor: "LinkText" } },
});
