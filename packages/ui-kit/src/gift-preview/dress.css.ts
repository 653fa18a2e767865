import { tuck } from "../gift-stage/gift-stage.css.ts";
import { vars } from "../theme/contract.css.ts";
import { kitStyle } from "../theme/kit-style.ts";
import { arriving } from "./arriving.ts";

/** A stage that lies, as on a phone: there is no room for much above the card. */
const lying = "(min-aspect-ratio: 3 / 2)";

/**
 * A slipcase that slides over from the right: what is written on a face begins on its left, above or below,
 * and stays in sight; so does what is printed on the slipcase.
 */
export const wrapper = kitStyle({
  position: "absolute",
  // off-theme: the faces are drawn from the left, in every language
  left: "69%",
  insetBlock: "-3%",
  inlineSize: "103%",
  overflow: "clip",
  borderRadius: "3.714% / 5.889%",
  background: `${vars.motif.pattern} center / ${vars.motif.patternSize}, ${vars.color.primarySoft}`,
  boxShadow: vars.shadow.card,
  selectors: {
    // A hollow for the thumb; a picture stays whole.
    "&:not(:has(img))": { maskImage: "radial-gradient(ellipse 10% 16% at 0 50%, transparent 98%, black 100%)" },
  },
  // The edge of the paper, over the card that comes out of it.
  "::after": {
    content: '""',
    position: "absolute",
    inset: 0,
    background: `linear-gradient(90deg, color-mix(in srgb, ${vars.color.surfaceRaised} 55%, transparent), transparent 2.5%, transparent 94%, color-mix(in srgb, ${vars.color.shade} 14%, transparent))`,
  },
  ...arriving(),
});

export const wrapperPicture = kitStyle({ display: "block", inlineSize: "100%", blockSize: "100%", objectFit: "cover" });

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

/** How many lines of a note are read on the stage; it scrolls. */
const lines = (most: number) => `calc(0.75em + ${most} * 1lh + 0.5em + ${tuck})`;

/** Behind the card's upper corner, away from the tag of its value; the card covers the foot of the sheet. */
export const noteOnStage = kitStyle({
  gridArea: "1 / 1",
  // The tag is on the right, whatever the language.
  justifySelf: "start",
  boxSizing: "border-box",
  minInlineSize: "34cqi",
  maxInlineSize: "60cqi",
  maxBlockSize: lines(7),
  marginInline: "5cqi",
  overflow: "auto",
  scrollbarWidth: "none",
  padding: "0.75em 0.9em 0",
  // Its foot, over what is scrolled.
  borderBlockEnd: `calc(0.5em + ${tuck}) solid ${vars.color.surfaceRaised}`,
  fontSize: `clamp(3.2cqi, ${vars.fontSize.small}, 3.6cqi)`,
  selectors: {
    ':is([dir="rtl"] &)': { justifySelf: "end" },
  },
  "@container": {
    [lying]: {
      maxBlockSize: lines(4),
      fontSize: "3.5cqi",
      selectors: {
        '[data-parts~="box"] > &': { maxBlockSize: lines(3) },
        // Room for the tag.
        '[data-parts~="tag"]:not([data-parts~="sleeve"]) > &': { maxInlineSize: "53cqi" },
      },
    },
  },
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
  maxInlineSize: "92cqi",
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
  selectors: { '[data-parts~="postmark"] > &': { maxInlineSize: "68cqi" } },
  "@container": {
    [lying]: {
      insetBlockEnd: "4cqb",
      selectors: {
        // The ground beside a note is free; below it the card is.
        '[data-parts~="note"]:not([data-parts~="sleeve"]) > &': {
          insetBlock: "4cqb auto",
          maxInlineSize: "38cqi",
          fontSize: "4cqi",
        },
        ':is([dir="rtl"] [data-parts~="note"]:not([data-parts~="sleeve"])) > &': { insetInline: "4cqi auto" },
      },
    },
  },
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
  selectors: {
    // On the paper, where no name stands.
    // off-theme: a slipcase stands on the right in every language
    '[data-parts~="sleeve"] > &': { inset: "6cqb 5cqi auto auto" },
  },
  ...arriving(),
});

export const postmarkDay = kitStyle({ fontSize: "1.9em" });
