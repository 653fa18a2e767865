import { createVar } from "@vanilla-extract/css";
import { media, vars } from "../theme/contract.css.ts";
import { grid } from "../theme/grid.ts";
import { unpictured } from "../theme/half-sent.ts";
import { kitGlobalStyle, kitStyle } from "../theme/kit-style.ts";
import { svgImage } from "../theme/themes/theme.ts";
import { lightProperties } from "./light.ts";

/** Skin of the three drawn hands. */
// off-theme: people are not themed
const skins = ["#E9B48F", "#8A5636", "#F2CDB4"] as const;

const leanX = createVar();
const leanY = createVar();

/** How a card leans that stands on something, before anybody points at it. */
export const restX = createVar();
export const restY = createVar();

const lightX = createVar();
const lightY = createVar();
const skinColor = createVar();
const sleeveColor = createVar();

export const stage = kitStyle({
  position: "relative",
  display: "grid",
  containerType: "inline-size",
  perspective: grid(225),
  // The light stands at the top left and moves with a card that leans; a larger picture is moved the other
  // way, so that at 85 % its middle is at the left.
  vars: { [leanX]: "0deg", [leanY]: "0deg", [restX]: "0deg", [restY]: "0deg", [lightX]: "75%", [lightY]: "80%" },
  selectors: {
    [unpictured]: { visibility: "hidden" },
    // Equal room with the hand and without, so that a row of cards keeps one line.
    "&[data-stage]": { overflow: "clip", padding: "13% 12% 17%", borderRadius: vars.radius.medium },
    // The arm ends with the room; tag and tilt may reach out of it elsewhere.
    "&[data-hand]:not([data-stage])": { paddingBlockEnd: "17%", clipPath: "inset(-20% -10% 0)" },
    // For the tag over the card's edge, where nothing around it has room for that (`data-tag`).
    "&[data-valued]:not([data-stage], [data-tag] *)": { paddingBlockStart: "8%" },
  },
  "@media": {
    [media.motion]: {
      selectors: {
        '&:has([data-zone^="top"]:hover)': { vars: { [leanX]: "6deg", [lightY]: "85%" } },
        '&:has([data-zone^="bottom"]:hover)': { vars: { [leanX]: "-6deg", [lightY]: "15%" } },
        '&:has([data-zone$="left"]:hover)': { vars: { [leanY]: "-8deg", [lightX]: "85%" } },
        '&:has([data-zone$="right"]:hover)': { vars: { [leanY]: "8deg", [lightX]: "15%" } },
        // By script as exactly as the pointer stands or the device is held (`followLight`).
        "&&[data-lit]": {
          vars: {
            [leanX]: `calc((0.5 - var(${lightProperties.y})) * 12deg)`,
            [leanY]: `calc((var(${lightProperties.x}) - 0.5) * 16deg)`,
            [lightX]: `calc(85% - var(${lightProperties.x}) * 70%)`,
            [lightY]: `calc(85% - var(${lightProperties.y}) * 70%)`,
          },
        },
      },
    },
  },
});

export const zone = kitStyle({
  position: "absolute",
  zIndex: 1,
  // The light falls from the left in every language, so the corners keep their sides.
  direction: "ltr",
  inset: "0 50% 50% 0",
  selectors: {
    '&[data-zone^="bottom"]': { insetBlock: "50% 0" },
    '&[data-zone$="right"]': { insetInline: "50% 0" },
  },
});

export const card = kitStyle({
  position: "relative",
  aspectRatio: "85.6 / 53.98",
  borderRadius: "3.714% / 5.889%",
  transform: `rotateX(calc(${restX} + ${leanX})) rotateY(calc(${restY} + ${leanY}))`,
  transition: `transform ${vars.motion.slow} ${vars.motion.easing}`,
  selectors: {
    "&[data-shadow]": { boxShadow: vars.shadow.card },
    "[data-lit] > &": { transitionDuration: vars.motion.fast },
  },
});

/** Fibres of paper, as noise in grey: on a face that is looked at, not on one of hundreds. */
const grain = svgImage(
  180,
  180,
  "<filter id='g'><feTurbulence type='fractalNoise' baseFrequency='.85' numOctaves='3' stitchTiles='stitch'/><feColorMatrix type='saturate' values='0'/></filter><rect width='180' height='180' filter='url(#g)' opacity='.5'/>",
);

/** Paper and foil of the card that a page is about: the glint of the foil wanders with the light. */
kitGlobalStyle(`[data-tilt] > .${card}::before`, {
  content: "''",
  position: "absolute",
  inset: 0,
  borderRadius: "inherit",
  pointerEvents: "none",
  mixBlendMode: "soft-light",
  // off-theme: light is white in every house
  background: `linear-gradient(115deg, transparent 38%, #fff8 47%, #fffd 50%, #fff8 53%, transparent 62%) ${lightX} ${lightY} / 260% 260%, radial-gradient(circle at 50% 50%, #fff9, transparent 60%) ${lightX} ${lightY} / 220% 220%, ${grain}`,
  "@media": {
    [media.motion]: { transition: `background-position ${vars.motion.slow} ${vars.motion.easing}` },
    print: { display: "none" },
  },
});

kitGlobalStyle(`[data-lit] > .${card}::before`, { transitionDuration: vars.motion.fast });

// Its face fills it to the hair, and has a ground until its picture is here.
kitGlobalStyle(`.${card} > img`, { blockSize: "100%", background: vars.color.surfaceSunken });

export const value = kitStyle({
  position: "absolute",
  // Over the same corner of every card, and nearly above it: a name begins at a tenth of the card's height.
  insetBlockStart: 0,
  translate: "0 -66%",
  // off-theme: on the right in every language, because the faces are drawn from the left
  right: "-4%",
  paddingBlock: "0.1em",
  paddingInline: "0.5em",
  borderRadius: vars.radius.small,
  background: vars.color.surfaceRaised,
  color: vars.color.text,
  boxShadow: vars.shadow.low,
  fontFamily: vars.font.text,
  fontSize: `clamp(${vars.fontSize.small}, 8cqi, ${vars.space[8]})`,
  fontWeight: vars.fontWeight.bold,
  fontVariantNumeric: "tabular-nums",
  lineHeight: vars.lineHeight.snug,
  selectors: {
    // While there is no value to print.
    "&:empty": { display: "none" },
    // off-theme: as above; nothing is beside the card for it to reach into.
    "[data-valued]:not([data-stage], [data-tag] *) &": { right: "4%" },
    // off-theme: as above; over the far corner of a slipcase, above its print and clear of a note.
    '[data-parts~="sleeve"] &': { insetBlockStart: "-15%", right: "-75%" },
  },
});

export const hand = kitStyle({
  position: "absolute",
  pointerEvents: "none",
  // By its edge: names stand above, and none is covered.
  insetBlockStart: "87%",
  // off-theme: on the right, as the light and the faces come from the left
  left: "56%",
  inlineSize: "36%",
  maxInlineSize: "none",
  overflow: "visible",
  vars: { [skinColor]: skins[0], [sleeveColor]: vars.color.primary },
  selectors: {
    '&[data-pose="1"]': { vars: { [skinColor]: skins[1], [sleeveColor]: vars.color.accent } },
    '&[data-pose="2"]': {
      vars: { [skinColor]: skins[2], [sleeveColor]: vars.color.surfaceInverse },
      transform: "scaleX(-1)",
    },
  },
});

export const skin = kitStyle({ fill: skinColor });
export const fold = kitStyle({
  fill: "none",
  stroke: `color-mix(in srgb, ${skinColor} 75%, ${vars.color.shade})`,
  strokeWidth: 2,
  strokeLinecap: "round",
});
export const nail = kitStyle({ fill: `color-mix(in srgb, ${skinColor} 70%, ${vars.color.surfaceRaised})` });
export const sleeve = kitStyle({ fill: sleeveColor });
export const cuff = kitStyle({ fill: `color-mix(in srgb, ${sleeveColor} 75%, ${vars.color.surfaceRaised})` });
