import { createVar } from "@vanilla-extract/css";
import { drop, tuck } from "../gift-stage/gift-stage.css.ts";
import { vars } from "../theme/contract.css.ts";
import { kitStyle } from "../theme/kit-style.ts";

/**
 * How something arrives on the gift in the house's own way, of which its tokens leave a fade without motion.
 */
const arriving = (order = 0) => ({
  animation: `${vars.motion.arrival} ${vars.motion.arrive} ${vars.motion.gesture} calc(${vars.motion.arrive} * ${order}) backwards`,
});

/** A slipcase of the card's own shape, out of which the card looks: what is printed on it stays whole. */
export const wrapper = kitStyle({
  position: "absolute",
  insetInline: "-2.5%",
  insetBlockStart: "36%",
  aspectRatio: "856 / 540",
  overflow: "clip",
  borderRadius: "3.714% / 5.889%",
  background: `${vars.motif.pattern} center / ${vars.motif.patternSize}, ${vars.color.primarySoft}`,
  boxShadow: vars.shadow.card,
  selectors: {
    // A hollow for the thumb; a picture stays whole.
    "&:not(:has(img))": { maskImage: "radial-gradient(ellipse 9% 17% at 50% 0, transparent 98%, black 100%)" },
  },
  // The edge of the paper, over the card that comes out of it.
  "::after": {
    content: '""',
    position: "absolute",
    inset: 0,
    background: `linear-gradient(color-mix(in srgb, ${vars.color.surfaceRaised} 55%, transparent), transparent 2.5%, transparent 94%, color-mix(in srgb, ${vars.color.shade} 14%, transparent))`,
  },
  ...arriving(),
});

export const wrapperPicture = kitStyle({ display: "block", inlineSize: "100%", blockSize: "100%", objectFit: "cover" });

/** An open box: its inside behind the card, its front before it, lower where a sleeve stands in it. */
export const boxBack = kitStyle({
  position: "absolute",
  insetInline: "-6%",
  insetBlock: `calc(66% + ${drop}) calc(-30% - ${drop})`,
  borderRadius: vars.radius.small,
  background: vars.color.primaryPressed,
  ...arriving(),
});

/** Peaks of tissue paper over the edge of the box. */
export const tissue = kitStyle({
  position: "absolute",
  insetInline: "-8%",
  insetBlock: `calc(46% + ${drop}) calc(-10% - ${drop})`,
  background: vars.color.surfaceRaised,
  clipPath:
    "polygon(0 46%, 7% 12%, 14% 34%, 21% 4%, 30% 36%, 38% 16%, 47% 40%, 56% 10%, 64% 34%, 73% 2%, 81% 30%, 90% 8%, 100% 44%, 100% 100%, 0 100%)",
  ...arriving(1),
});

export const boxFront = kitStyle({
  position: "absolute",
  insetInline: "-9%",
  insetBlock: `calc(78% + ${drop}) calc(-34% - ${drop})`,
  display: "grid",
  placeItems: "center",
  gridTemplateRows: "minmax(0, 1fr)",
  overflow: "clip",
  borderRadius: `calc(${vars.radius.small} / 2) calc(${vars.radius.small} / 2) ${vars.radius.small} ${vars.radius.small}`,
  // Its rim catches the light.
  background: `linear-gradient(color-mix(in srgb, ${vars.color.surfaceRaised} 22%, transparent) 9%, color-mix(in srgb, ${vars.color.shade} 22%, transparent) 9%, transparent 16%), ${vars.color.primary}`,
  boxShadow: vars.shadow.raised,
  ...arriving(),
});

/** The packing as its label: whole, on the front. */
export const boxPicture = kitStyle({
  blockSize: "66%",
  maxInlineSize: "60%",
  marginBlockStart: "4%",
  aspectRatio: "856 / 540",
  objectFit: "cover",
  borderRadius: `calc(${vars.radius.small} / 2)`,
  boxShadow: vars.shadow.low,
});

/** Beside a label, else in the middle. */
const ribbonPlace = createVar();

/** Tied once the box is closed. */
export const ribbon = kitStyle({
  position: "absolute",
  vars: { [ribbonPlace]: "44.5%" },
  insetBlock: 0,
  insetInlineStart: ribbonPlace,
  inlineSize: "11%",
  background: vars.color.accent,
  boxShadow: vars.shadow.low,
  selectors: { "img + &": { vars: { [ribbonPlace]: "9%" } } },
  ...arriving(1),
});

export const bow = kitStyle({
  position: "absolute",
  insetInlineStart: "37%",
  insetBlockStart: `calc(63% + ${drop})`,
  inlineSize: "26%",
  aspectRatio: "1",
  background: `${vars.motif.ornament} center / contain no-repeat`,
  selectors: { "&[data-beside]": { insetInlineStart: "-5%" } },
  ...arriving(2),
});

/** Paper that lies a little askew. */
export const note = kitStyle({
  display: "grid",
  gap: vars.space[2],
  margin: 0,
  padding: vars.space[3],
  borderRadius: vars.radius.small,
  background: vars.color.surfaceRaised,
  boxShadow: vars.shadow.raised,
  color: vars.color.text,
  fontSize: vars.fontSize.small,
  lineHeight: vars.lineHeight.snug,
  whiteSpace: "pre-wrap",
  overflowWrap: "anywhere",
  rotate: "-1.5deg",
  selectors: {
    ':is([dir="rtl"] &)': { rotate: "1.5deg" },
    "&[data-empty]": { color: vars.color.textMuted },
  },
});

export const from = kitStyle({ justifySelf: "end", color: vars.color.textMuted });

/** Stands in the gift behind the card, which covers the foot of the sheet. */
export const noteOnStage = kitStyle({
  gridArea: "1 / 1",
  boxSizing: "border-box",
  minInlineSize: "46cqi",
  maxInlineSize: "70cqi",
  maxBlockSize: "46cqb",
  overflow: "auto",
  scrollbarWidth: "none",
  padding: `0.75em 0.9em calc(0.5em + ${tuck})`,
  fontSize: `clamp(3.2cqi, ${vars.fontSize.small}, 3.9cqi)`,
  ...arriving(),
});

/** Who it is for: a tag on a string. */
export const tag = kitStyle({
  position: "absolute",
  insetInlineEnd: "4cqi",
  insetBlockEnd: "5cqb",
  zIndex: 2,
  display: "flex",
  alignItems: "center",
  gap: "0.5em",
  maxInlineSize: "36cqi",
  paddingBlock: "0.35em",
  paddingInline: "0.6em 0.8em",
  borderRadius: vars.radius.small,
  background: vars.color.surfaceRaised,
  boxShadow: vars.shadow.raised,
  color: vars.color.text,
  fontFamily: vars.font.display,
  fontSize: `clamp(4cqi, ${vars.fontSize.body}, 5.2cqi)`,
  fontWeight: vars.fontWeight.display,
  lineHeight: vars.lineHeight.snug,
  rotate: "4deg",
  ...arriving(),
  // Its hole.
  "::before": {
    content: '""',
    flex: "none",
    inlineSize: "0.5em",
    aspectRatio: "1",
    borderRadius: "50%",
    background: vars.color.primary,
  },
});

export const tagName = kitStyle({ minInlineSize: 0, overflow: "clip", textOverflow: "ellipsis", whiteSpace: "nowrap" });

/** The day it arrives, as stamped. The ink is the house's. */
export const postmark = kitStyle({
  position: "absolute",
  insetInlineStart: "3cqi",
  insetBlockEnd: "4cqb",
  zIndex: 2,
  display: "grid",
  placeContent: "center",
  justifyItems: "center",
  inlineSize: "20cqi",
  maxInlineSize: "27cqb",
  aspectRatio: "1",
  borderRadius: "50%",
  outline: "0.35cqi solid currentColor",
  outlineOffset: "-0.35cqi",
  boxShadow: "inset 0 0 0 1.4cqi transparent, inset 0 0 0 1.7cqi currentColor",
  color: vars.color.primary,
  background: `color-mix(in srgb, ${vars.color.surfaceRaised} 82%, transparent)`,
  fontFamily: vars.font.display,
  fontWeight: vars.fontWeight.display,
  fontSize: "min(3.2cqi, 4.4cqb)",
  fontVariantNumeric: "lining-nums tabular-nums",
  // off-theme: three lines in a ring, in every script
  lineHeight: 1.05,
  textAlign: "center",
  rotate: "-9deg",
  ...arriving(),
});

export const postmarkDay = kitStyle({ fontSize: "1.9em" });
