import { grid } from "@giftshop/ui-kit/grid";
import { vars } from "@giftshop/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const wordmark = style({ display: "block", blockSize: grid(9), inlineSize: "auto", maxInlineSize: "100%" });

export const name = style({
  fill: "currentColor",
  fontFamily: vars.font.display,
  fontSize: 24, // off-theme: in units of the drawing
  fontWeight: vars.fontWeight.display,
  letterSpacing: vars.letterSpacing.display,
});

export const primary = style({ fill: vars.color.primary });
export const accent = style({ fill: vars.color.accent });
export const light = style({ fill: vars.color.textOnPrimary });

const drawn = style({ fill: "none", strokeLinecap: "round", strokeLinejoin: "round" });
export const line = style([drawn, { stroke: vars.color.primary, strokeWidth: 2.5 }]);
export const lightLine = style([drawn, { stroke: vars.color.textOnPrimary, strokeWidth: 2 }]);
export const hair = style([drawn, { stroke: vars.color.primary, strokeWidth: 0.75 }]);
