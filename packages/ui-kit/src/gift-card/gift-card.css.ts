import { createVar } from "@vanilla-extract/css";
import { media, vars } from "../theme/contract.css.ts";
import { kitStyle } from "../theme/kit-style.ts";

const leanX = createVar();
const leanY = createVar();
const skinColor = createVar();
const skinShadeColor = createVar();
const sleeveColor = createVar();

export const stage = kitStyle({
  position: "relative",
  display: "grid",
  containerType: "inline-size",
  perspective: "900px",
  vars: { [leanX]: "0deg", [leanY]: "0deg" },
  selectors: {
    "&[data-stage]": { padding: "12% 12% 14%", borderRadius: vars.radius.medium, overflow: "hidden" },
    "&[data-hand]": { overflow: "clip", overflowClipMargin: 0, paddingBlockEnd: "22%" },
  },
  "@media": {
    [media.motion]: {
      selectors: {
        '&:has([data-zone="top-left"]:hover)': { vars: { [leanX]: "6deg", [leanY]: "-8deg" } },
        '&:has([data-zone="top-right"]:hover)': { vars: { [leanX]: "6deg", [leanY]: "8deg" } },
        '&:has([data-zone="bottom-left"]:hover)': { vars: { [leanX]: "-6deg", [leanY]: "-8deg" } },
        '&:has([data-zone="bottom-right"]:hover)': { vars: { [leanX]: "-6deg", [leanY]: "8deg" } },
      },
    },
  },
});

export const zone = kitStyle({
  position: "absolute",
  zIndex: 1,
  inlineSize: "50%",
  blockSize: "50%",
  selectors: {
    '&[data-zone^="top"]': { top: 0 },
    '&[data-zone^="bottom"]': { bottom: 0 },
    '&[data-zone$="left"]': { left: 0 },
    '&[data-zone$="right"]': { right: 0 },
  },
});

export const card = kitStyle({
  position: "relative",
  aspectRatio: "85.6 / 53.98",
  borderRadius: "3.714% / 5.889%",
  transform: `rotateX(${leanX}) rotateY(${leanY})`,
  transition: `transform ${vars.motion.slow} ${vars.motion.easing}`,
  selectors: { "&[data-shadow]": { boxShadow: vars.shadow.card } },
});

export const face = kitStyle({
  position: "relative",
  display: "block",
  inlineSize: "100%",
  blockSize: "100%",
  objectFit: "cover",
  borderRadius: "inherit",
  background: vars.color.surfaceSunken,
  // The light of the top left edge, as thin as the plastic.
  boxShadow: "inset 0.5px 0.5px 0 rgb(255 255 255 / 0.6)",
});

export const value = kitStyle({
  position: "absolute",
  insetBlockEnd: "8%",
  insetInlineEnd: "6%",
  paddingBlock: "0.1em",
  paddingInline: "0.5em",
  borderRadius: vars.radius.small,
  background: vars.color.surfaceRaised,
  color: vars.color.text,
  boxShadow: vars.shadow.low,
  fontFamily: vars.font.display,
  fontSize: "clamp(0.875rem, 8cqi, 2rem)",
  fontWeight: vars.fontWeight.display,
  fontVariantNumeric: "tabular-nums",
  lineHeight: vars.lineHeight.snug,
  selectors: { "[data-hand] &": { insetBlockEnd: "auto", insetBlockStart: "8%" } },
});

export const hand = kitStyle({
  position: "absolute",
  pointerEvents: "none",
  insetBlockStart: "56%",
  left: "29%",
  inlineSize: "42%",
  overflow: "visible",
  vars: { [skinColor]: "#E9B48F", [skinShadeColor]: "#D79B75", [sleeveColor]: vars.color.primary },
  selectors: {
    '&[data-pose="1"]': {
      vars: { [skinColor]: "#8A5636", [skinShadeColor]: "#744527", [sleeveColor]: vars.color.accent },
    },
    '&[data-pose="2"]': {
      vars: { [skinColor]: "#F2CDB4", [skinShadeColor]: "#E2B395", [sleeveColor]: vars.color.surfaceInverse },
      transform: "scaleX(-1)",
    },
  },
});

export const skin = kitStyle({ fill: skinColor });
export const skinShade = kitStyle({ fill: skinShadeColor });
export const crease = kitStyle({ fill: "rgb(255 255 255 / 0.35)" });
export const sleeve = kitStyle({ fill: sleeveColor });
export const cuff = kitStyle({ fill: "rgb(255 255 255 / 0.28)" });
