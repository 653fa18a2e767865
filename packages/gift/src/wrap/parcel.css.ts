import { media, vars } from "@giftshop/ui-kit/theme";
import { thing } from "@giftshop/ui-kit/thing";
import { keyframes, style } from "@vanilla-extract/css";
import { beats, cameOpen } from "./moving.ts";

/** How many beats a box is seen whose card comes out: until the paper around it tears. */
export const open = 1.3;

const gone = keyframes({ to: { visibility: "hidden" } });
const breathe = keyframes({ "50%": { transform: "translateY(-1.5%) rotate(-1deg)" } });

/** Six tenths of the screen's height, wherever its width allows that. */
export const parcel = style([
  thing,
  {
    display: "block",
    position: "relative",
    containerType: "size",
    aspectRatio: "340 / 470",
    inlineSize: "min(100%, 43.4svh)",
    marginInline: "auto",
    // What is pulled is the button around it, no picture of it.
    pointerEvents: "none",
    "@media": {
      [media.motion]: {
        animation: `${breathe} ${vars.rhythm.pulse} ${vars.motion.easing} 1`,
        selectors: { [cameOpen]: { animation: `${gone} ${beats(open)} both` } },
      },
    },
    // The letter goes on as what is opened.
    selectors: { '[data-unwrapped] &[data-house="GCS"]': { display: "none" } },
  },
]);

/** What it throws on the table. */
export const shade = style({
  position: "absolute",
  insetInline: "2%",
  insetBlock: "95.5% -1.5%",
  background: `radial-gradient(closest-side, color-mix(in srgb, ${vars.color.shade} 42%, transparent), transparent)`,
});

export const tag = style({
  position: "absolute",
  display: "flex",
  alignItems: "center",
  gap: "2cqi",
  paddingBlock: "2.6cqi",
  paddingInline: "4cqi",
  borderRadius: vars.radius.small,
  background: vars.color.surfaceRaised,
  boxShadow: vars.shadow.raised,
  color: vars.color.text,
  font: `${vars.fontWeight.display} 6.4cqi/${vars.lineHeight.tight} ${vars.font.display}`,
  textAlign: "start",
  selectors: { "&[data-long]": { fontSize: "5cqi" } },
});

/** Three lines of a long name. */
export const words = style({
  display: "-webkit-box",
  WebkitBoxOrient: "vertical",
  WebkitLineClamp: 3,
  overflow: "hidden",
  minInlineSize: 0,
  overflowWrap: "anywhere",
});

export const mark = style({ flex: "none", display: "block", inlineSize: "9cqi", blockSize: "9cqi" });

/** A drawing over the whole parcel. */
export const lines = style({
  position: "absolute",
  inset: 0,
  inlineSize: "100%",
  blockSize: "100%",
  overflow: "visible",
});
