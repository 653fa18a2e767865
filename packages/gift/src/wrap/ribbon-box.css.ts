import { vars } from "@giftshop/ui-kit/theme";
import { style } from "@vanilla-extract/css";
import { below, besides, bright, dark, moving, pull } from "./moving.ts";

/** A band of satin: light along its middle. */
const satin = (towards: string) =>
  `linear-gradient(${towards}, ${dark(20)}, ${bright(30)} 34%, transparent 62%, ${dark(22)}), ${vars.color.accent}`;

export const inside = style({
  position: "absolute",
  insetInline: "9%",
  insetBlock: "36% 52%",
  background: `linear-gradient(${dark(60)}, ${dark(60)}), ${vars.color.primaryPressed}`,
});

export const body = style({ position: "absolute", insetInline: "7%", insetBlock: "42% 2%" });

export const sheet = style({ inset: 0, borderRadius: `0 0 ${vars.radius.small} ${vars.radius.small}` });

/** Light from the top left, and what the lid throws. */
export const side = style({
  position: "absolute",
  inset: 0,
  borderRadius: `0 0 ${vars.radius.small} ${vars.radius.small}`,
  background: `linear-gradient(100deg, ${bright(16)}, transparent 30%, transparent 66%, ${dark(22)}), linear-gradient(${dark(26)}, transparent 9%)`,
});

export const ribbon = style([
  {
    position: "absolute",
    insetBlock: 0,
    insetInline: "43.5%",
    background: satin("90deg"),
    boxShadow: vars.shadow.low,
    transformOrigin: "bottom",
  },
  moving("scaleY(0)"),
]);

/** Flies after its bow, to the other side. */
export const lid = style([
  { position: "absolute", inset: 0 },
  moving(`translate(calc(${besides} * -1), -40%) rotate(-40deg)`, { at: 0.7 }),
]);

export const lidTop = style({
  position: "absolute",
  insetInline: "3%",
  insetBlock: "33% 54%",
  overflow: "clip",
  borderRadius: vars.radius.small,
  boxShadow: vars.shadow.raised,
});

export const lidRibbon = style({
  position: "absolute",
  insetBlock: 0,
  insetInline: "44%",
  background: satin("90deg"),
});

export const bow = style([
  {
    position: "absolute",
    insetInlineStart: "10%",
    insetBlockStart: "-1%",
    inlineSize: "80%",
    blockSize: "auto",
    overflow: "visible",
    transformOrigin: "50% 78%",
    transform: `translateX(calc(${pull} * 14%)) rotate(calc(${pull} * 16deg)) scale(calc(1 - ${pull} * 0.12))`,
  },
  moving(`translate(${besides}, -60%) rotate(70deg)`),
]);

const edge = { stroke: vars.color.shade, strokeOpacity: 0.2, strokeWidth: 2, strokeLinejoin: "round" } as const;
export const loop = style({ fill: vars.color.accent, ...edge });
export const tail = style({ fill: `color-mix(in srgb, ${vars.color.accent} 86%, ${vars.color.shade})`, ...edge });
export const hollow = style({ fill: `color-mix(in srgb, ${vars.color.accent} 84%, ${vars.color.shade})` });
export const knot = style({ fill: vars.color.accent, ...edge });

/** The shop's sign, on the box as its maker puts it there. */
export const sticker = style({
  position: "absolute",
  insetInlineStart: "7%",
  insetBlockEnd: "6%",
  inlineSize: "17%",
  blockSize: "auto",
  borderRadius: "50%",
  outline: `1cqi solid ${vars.color.surfaceRaised}`,
  boxShadow: vars.shadow.raised,
});

export const tag = style([
  {
    insetInlineStart: "47%",
    insetBlockStart: "50%",
    maxInlineSize: "50%",
    transformOrigin: "0 0",
    rotate: "7deg",
    paddingInlineStart: "8cqi",
    // Its hole, on the string of the knot.
    "::before": {
      content: '""',
      position: "absolute",
      insetInlineStart: "3cqi",
      inlineSize: "2.6cqi",
      blockSize: "2.6cqi",
      borderRadius: "50%",
      background: vars.color.primary,
    },
    selectors: { ':is([dir="rtl"] &)': { rotate: "-7deg", transformOrigin: "100% 0" } },
  },
  moving(`translateY(${below}) rotate(30deg)`, { takes: 1.4 }),
]);
