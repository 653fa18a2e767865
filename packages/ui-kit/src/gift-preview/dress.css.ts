import { vars } from "../theme/contract.css.ts";
import { kitStyle } from "../theme/kit-style.ts";

/**
 * How something arrives on the gift in the house's own way, of which its tokens leave a fade without motion.
 */
const arriving = (order = 0) => ({
  animation: `${vars.motion.arrival} ${vars.motion.arrive} ${vars.motion.gesture} calc(${vars.motion.arrive} * ${order}) backwards`,
});

/** A sleeve that the card is pulled out of, with a hollow for the thumb. */
export const wrapper = kitStyle({
  position: "absolute",
  insetInline: "-2%",
  insetBlockEnd: "-4%",
  blockSize: "64%",
  overflow: "clip",
  borderRadius: vars.radius.small,
  background: `${vars.motif.pattern} center / ${vars.motif.patternSize}, ${vars.color.primarySoft}`,
  boxShadow: vars.shadow.card,
  selectors: {
    // A picture stays whole.
    "&:not(:has(img))": { maskImage: "radial-gradient(ellipse 9% 26% at 50% 0, transparent 98%, black 100%)" },
  },
  ...arriving(),
});

export const wrapperPicture = kitStyle({ display: "block", inlineSize: "100%", blockSize: "100%", objectFit: "cover" });

/** An open box: its inside and its lid behind the card, its front before it. */
export const boxBack = kitStyle({
  position: "absolute",
  insetInline: "-4%",
  insetBlock: "48% -24%",
  borderRadius: vars.radius.small,
  background: vars.color.primaryPressed,
  ...arriving(),
});

export const lid = kitStyle({
  position: "absolute",
  insetInline: "2% -9%",
  insetBlock: "-11% 74%",
  borderRadius: vars.radius.small,
  background: vars.color.primaryHover,
  boxShadow: vars.shadow.low,
  rotate: "7deg",
  ...arriving(1),
});

export const boxFront = kitStyle({
  position: "absolute",
  insetInline: "-6%",
  insetBlock: "64% -28%",
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gridTemplateRows: "minmax(0, 1fr)",
  justifyItems: "center",
  overflow: "clip",
  borderRadius: `calc(${vars.radius.small} / 2) calc(${vars.radius.small} / 2) ${vars.radius.small} ${vars.radius.small}`,
  background: vars.color.primary,
  boxShadow: vars.shadow.raised,
  ...arriving(),
});

export const boxPicture = kitStyle({
  gridArea: "1 / 1",
  inlineSize: "100%",
  blockSize: "100%",
  minBlockSize: 0,
  objectFit: "cover",
});

/** Tied once the box is closed. */
export const ribbon = kitStyle({
  position: "absolute",
  insetBlock: 0,
  insetInline: "44.5%",
  background: vars.color.accent,
  boxShadow: vars.shadow.low,
  ...arriving(1),
});

export const bow = kitStyle({
  position: "absolute",
  insetInline: "38%",
  insetBlockStart: "52%",
  aspectRatio: "1",
  background: `${vars.motif.ornament} center / contain no-repeat`,
  ...arriving(2),
});

/** Paper that lies askew over the lower edge. */
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
    "&[data-empty]": { borderStyle: "dashed", borderWidth: vars.borderWidth.hairline, color: vars.color.textMuted },
  },
});

export const from = kitStyle({ justifySelf: "end", color: vars.color.textMuted });

/** Lies before the gift, which has moved up for it. */
export const noteOnStage = kitStyle({
  position: "absolute",
  insetInlineStart: "4cqi",
  insetBlockEnd: "4cqb",
  boxSizing: "border-box",
  minInlineSize: "44cqi",
  maxInlineSize: "min(57cqi, 22em)",
  maxBlockSize: "46cqb",
  overflow: "auto",
  scrollbarWidth: "none",
  padding: "0.75em",
  fontSize: `clamp(3.2cqi, ${vars.fontSize.small}, 4.2cqi)`,
  ...arriving(),
});

/** Who it is for: a tag on a string. */
export const tag = kitStyle({
  position: "absolute",
  insetInlineEnd: "4cqi",
  insetBlockEnd: "5cqb",
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
  // off-theme: on the left, as the value is on the right of every card
  left: "3cqi",
  insetBlockStart: "4cqb",
  display: "grid",
  placeContent: "center",
  justifyItems: "center",
  inlineSize: "21cqi",
  maxInlineSize: "30cqb",
  aspectRatio: "1",
  borderRadius: "50%",
  outline: "0.35cqi solid currentColor",
  outlineOffset: "-0.35cqi",
  boxShadow: "inset 0 0 0 1.4cqi transparent, inset 0 0 0 1.7cqi currentColor",
  color: vars.color.primary,
  background: `color-mix(in srgb, ${vars.color.surfaceRaised} 82%, transparent)`,
  fontFamily: vars.font.display,
  fontWeight: vars.fontWeight.display,
  fontSize: "3.4cqi",
  fontVariantNumeric: "lining-nums tabular-nums",
  // off-theme: three lines in a ring, in every script
  lineHeight: 1.05,
  textAlign: "center",
  rotate: "-9deg",
  ...arriving(),
});

export const postmarkDay = kitStyle({ fontSize: "6.4cqi" });

/** An e-mail as it lies open in an inbox. */
export const mail = kitStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  overflow: "clip",
  margin: 0,
  border: `${vars.borderWidth.hairline} solid ${vars.color.border}`,
  borderRadius: vars.radius.medium,
  background: vars.color.surfaceRaised,
});

export const mailHead = kitStyle({
  display: "flex",
  alignItems: "center",
  gap: vars.space["2"],
  margin: 0,
  padding: vars.space["3"],
  color: vars.color.textMuted,
  fontSize: vars.fontSize.small,
  overflowWrap: "anywhere",
});

export const mailDesign = kitStyle({
  aspectRatio: "3",
  background: `${vars.motif.pattern} center / ${vars.motif.patternSize}, ${vars.color.primarySoft}`,
});

/** The card lies over the lower edge of the design. */
export const mailCard = kitStyle({
  position: "relative",
  inlineSize: "64%",
  marginInline: "auto",
  marginBlockStart: "-10%",
  marginBlockEnd: vars.space["5"],
});

export const mailNote = kitStyle({ marginInline: vars.space["5"], marginBlockEnd: vars.space["5"] });
