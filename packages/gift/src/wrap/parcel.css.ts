import { media, vars } from "@giftshop/ui-kit/theme";
import { keyframes, style } from "@vanilla-extract/css";
import { opening } from "./moving.ts";

const breathe = keyframes({ "50%": { transform: "translateY(-1.5%) rotate(-1deg)" } });

/** Six tenths of the screen's height, wherever its width allows that. */
export const parcel = style({
  display: "block",
  position: "relative",
  containerType: "size",
  aspectRatio: "340 / 470",
  inlineSize: "min(100%, 43.4svh)",
  marginInline: "auto",
  // What is pulled is the button around it, no picture of it.
  pointerEvents: "none",
  transition: `opacity ${vars.motion.slow} ${vars.motion.easing}`,
  selectors: { [opening]: { opacity: 0, transitionDelay: vars.motion.slow } },
  "@media": {
    [media.motion]: { animation: `${breathe} ${vars.rhythm.pulse} ${vars.motion.easing} 1` },
  },
});

/** What it throws on the table. */
export const shade = style({
  position: "absolute",
  insetInline: "2%",
  insetBlock: "95.5% -1.5%",
  background: `radial-gradient(closest-side, color-mix(in srgb, ${vars.color.shade} 42%, transparent), transparent)`,
});

/** The back of the card that is in it. */
export const card = style({
  position: "absolute",
  aspectRatio: "856 / 540",
  borderRadius: "3.714% / 5.889%",
  background: `${vars.motif.ornament} center / auto 60% no-repeat, ${vars.color.surfaceRaised}`,
  boxShadow: vars.shadow.card,
});

export const tag = style({
  position: "absolute",
  display: "flex",
  alignItems: "center",
  gap: "2cqi",
  paddingBlock: "2.6cqi",
  paddingInline: "4cqi",
  borderRadius: vars.radius.small,
  // Paper is light by night, too.
  background: vars.color.textOnInverse,
  boxShadow: vars.shadow.raised,
  color: vars.color.surfaceInverse,
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
