import { grid } from "@giftshop/ui-kit/grid";
import { vars } from "@giftshop/ui-kit/theme";
import { globalStyle, style } from "@vanilla-extract/css";

export const frame = style({ position: "relative", display: "grid", minBlockSize: 0 });

export const map = style({ inlineSize: "100%", blockSize: "100%", fontFamily: vars.font.text });

// The map cuts off what lies around it.
globalStyle(`${map} canvas:focus-visible`, { outlineOffset: `calc(-1 * ${vars.borderWidth.strong})` });

export const controls = style({
  position: "absolute",
  insetBlockStart: vars.space["3"],
  insetInlineEnd: vars.space["3"],
  display: "grid",
  gap: vars.space["2"],
});

export const control = style({ background: vars.color.surfaceRaised, boxShadow: vars.shadow.raised });

export const pin = style({ inlineSize: grid(9), pointerEvents: "none" });

export const pinShape = style({
  display: "block",
  fill: vars.color.text,
  stroke: vars.color.surfaceRaised,
  strokeWidth: vars.borderWidth.control,
  filter: `drop-shadow(${vars.shadow.low})`,
});

export const pinHole = style({ fill: vars.color.surfaceRaised });
