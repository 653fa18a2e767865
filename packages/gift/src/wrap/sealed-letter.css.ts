import { vars } from "@giftshop/ui-kit/theme";
import { globalStyle, style } from "@vanilla-extract/css";
import { below, bright, dark, moving, pull } from "./moving.ts";

export const letter = style({ insetInline: "4%", insetBlock: "9% 2%" });

/** The edge that the card comes over: where the folded sides meet. */
export const edge = style({ position: "absolute", insetInline: "4%", insetBlock: "46.5% 2%" });

export const sheet = style({ inset: 0, borderRadius: "inherit" });

/** Lifts about its upper edge, which throws its shade on the letter. */
export const flap = style([
  {
    position: "absolute",
    insetInline: "4%",
    insetBlock: "9% 44%",
    transformOrigin: "top",
    filter: `drop-shadow(0 1.2cqi 1.6cqi ${dark(45)})`,
    zIndex: 2,
  },
  moving("scaleY(0)", { at: 0.5, takes: 0.6 }),
]);

export const flapForm = style({
  position: "absolute",
  inset: 0,
  clipPath: "polygon(0 0, 100% 0, 100% 6%, 57% 93%, 50% 99%, 43% 93%, 0 6%)",
});

export const flapLight = style({
  position: "absolute",
  inset: 0,
  background: `linear-gradient(${bright(26)}, ${bright(6)} 60%, ${dark(12)})`,
});

/** A line of gold along it. */
export const flapEdge = style({
  position: "absolute",
  inset: 0,
  inlineSize: "100%",
  blockSize: "100%",
  overflow: "visible",
  fill: "none",
  stroke: vars.color.accent,
  strokeWidth: 2,
});
globalStyle(`${flapEdge} path`, { vectorEffect: "non-scaling-stroke" });

/** Wax that was pressed: its rim runs uneven. */
export const wax = style({
  position: "absolute",
  inset: 0,
  display: "grid",
  placeItems: "center",
  borderRadius: "53% 47% 50% 50% / 48% 52% 47% 53%",
  background: `radial-gradient(circle at 34% 28%, ${bright(55)}, transparent 46%), radial-gradient(circle, transparent 60%, ${dark(30)}), ${vars.color.accent}`,
  boxShadow: `inset 0 0 0 2.4cqi ${bright(16)}, inset 0 0 0 2.8cqi ${dark(22)}`,
});

export const sign = style({ display: "block", inlineSize: "50%", blockSize: "auto", borderRadius: "50%" });

const half = style({
  position: "absolute",
  insetInlineStart: "36.5%",
  insetBlockStart: "44%",
  zIndex: 2,
  inlineSize: "27%",
  aspectRatio: "1",
});

export const sealLeft = style([
  half,
  {
    clipPath: "polygon(-5% -5%, 52% -5%, 46% 26%, 56% 48%, 45% 72%, 51% 105%, -5% 105%)",
    transform: `translateX(calc(${pull} * -10%)) rotate(calc(${pull} * -5deg))`,
  },
  moving(`translate(-70%, ${below}) rotate(-80deg)`, { takes: 1.5 }),
]);

export const sealRight = style([
  half,
  {
    clipPath: "polygon(52% -5%, 105% -5%, 105% 105%, 51% 105%, 45% 72%, 56% 48%, 46% 26%)",
    transform: `translateX(calc(${pull} * 10%)) rotate(calc(${pull} * 5deg))`,
  },
  moving(`translate(70%, ${below}) rotate(80deg)`, { takes: 1.5 }),
]);

/** The address, on a label of ivory. */
export const tag = style([
  {
    zIndex: 2,
    insetInline: "17%",
    insetBlockEnd: "9%",
    justifyContent: "center",
    minBlockSize: "12%",
    outline: `0.3cqi solid ${vars.color.accent}`,
    outlineOffset: "-1.4cqi",
    textAlign: "center",
  },
  moving(`translateY(${below}) rotate(8deg)`, { at: 0.2, takes: 1.4 }),
]);
