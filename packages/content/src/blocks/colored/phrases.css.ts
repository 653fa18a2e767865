import { media, vars } from "@giftshop/ui-kit/theme";
import { style } from "@vanilla-extract/css";
import { three } from "../blocks.css.ts";

export const phrases = style([three, { gap: vars.space["3"] }]);

export const item = style({ display: "grid" });

/** The whole of it is pressed. */
export const link = style({
  display: "grid",
  gridTemplateRows: "1fr auto",
  gap: vars.space["3"],
  padding: vars.space["5"],
  border: `${vars.borderWidth.control} solid transparent`,
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.surfaceRaised,
  color: vars.color.text,
  textDecoration: "none",
  "@media": {
    [media.hover]: { selectors: { "&:hover": { borderColor: vars.color.primary } } },
    [media.motion]: { transition: `border-color ${vars.motion.fast} ${vars.motion.easing}` },
  },
});

export const words = style({
  fontFamily: vars.font.display,
  fontSize: vars.fontSize.lead,
  lineHeight: vars.lineHeight.snug,
  textWrap: "balance",
});

export const use = style({
  color: vars.color.primary,
  fontSize: vars.fontSize.small,
  fontWeight: vars.fontWeight.bold,
  textDecoration: "underline",
  textUnderlineOffset: "0.2em",
});
