import { below, size, tuck } from "../gift-stage/gift-stage.css.ts";
import { vars } from "../theme/contract.css.ts";
import { kitStyle } from "../theme/kit-style.ts";
import { arriving } from "./arriving.ts";

/** A stage that lies, as on a phone: there is no room for much above the card. */
const lying = "(min-aspect-ratio: 3 / 2)";

/** Higher than wide, and lower step by step: a note has as many lines as are whole there, and three dots. */
// off-theme: a query takes no variable
const [tall, low, lower] = ["(max-aspect-ratio: 0.95)", "(min-aspect-ratio: 1.15)", "(min-aspect-ratio: 1.25)"];

/** The edge of its paper, and a hollow for the thumb no deeper than it lies over the card. */
const cut = {
  borderRadius: "3.714% / 5.889%",
  maskImage: "radial-gradient(ellipse 5.6% 14% at 0 50%, transparent 98%, black 100%)",
} as const;

/** A shadow, in parts of the card. */
const casts = (right: number, down: number, blur: number, depth: number) =>
  `drop-shadow(${right}cqi ${down}cqi ${blur}cqi color-mix(in srgb, ${vars.color.shade} ${depth}%, transparent))`;

/**
 * A slipcase that slides over from the right, as far as the margin that every face keeps free: whatever is
 * written there is read, and so is what is printed on the slipcase.
 */
export const wrapper = kitStyle({
  position: "absolute",
  // off-theme: the faces are drawn from the left, in every language
  left: "94%",
  insetBlock: "-4%",
  inlineSize: "87%",
  filter: `${casts(-0.3, 0.2, 0.9, 62)} ${casts(1.4, 2.4, 2.6, 30)}`,
  selectors: {
    "&:not(:has(img))::before": {
      content: '""',
      position: "absolute",
      inset: 0,
      ...cut,
      background: `${vars.motif.pattern} center / ${vars.motif.patternSize}, ${vars.color.primarySoft}`,
    },
  },
  // The edge of the paper, over the card that comes out of it.
  "::after": {
    content: '""',
    position: "absolute",
    inset: 0,
    ...cut,
    background: `linear-gradient(90deg, color-mix(in srgb, ${vars.color.surfaceRaised} 60%, transparent), transparent 3%, transparent 94%, color-mix(in srgb, ${vars.color.shade} 14%, transparent))`,
  },
  ...arriving(),
});

/** Its print is wider than the slipcase: it stands in the middle of what is seen, which its hollow begins. */
export const wrapperPicture = kitStyle({
  display: "block",
  inlineSize: "100%",
  blockSize: "100%",
  objectFit: "cover",
  objectPosition: "45%",
  ...cut,
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

/** What the card and what it stands in leave of the stage, a rim above and below them not counted. */
const room = `91cqb - ${size} * (0.631 + ${below}) - 1.25em`;

/** Behind the card's upper corner, away from the tag of its value; the card covers the foot of the sheet. */
export const noteOnStage = kitStyle({
  gridArea: "1 / 1",
  // The tag is on the right, whatever the language.
  justifySelf: "start",
  boxSizing: "border-box",
  display: "-webkit-box",
  WebkitBoxOrient: "vertical",
  WebkitLineClamp: 7,
  minInlineSize: "34cqi",
  maxInlineSize: "60cqi",
  // Whole lines, as many as there is room for.
  maxBlockSize: `calc(1.25em + ${tuck} + max(1lh, round(down, min(${room}, 7lh), 1lh)))`,
  marginInline: "5cqi",
  overflow: "hidden",
  padding: "0.75em 0.9em 0",
  // Its foot, below its last line.
  borderBlockEnd: `calc(0.5em + ${tuck}) solid ${vars.color.surfaceRaised}`,
  fontSize: `clamp(3.2cqi, ${vars.fontSize.small}, 3.6cqi)`,
  textAlign: "start",
  selectors: {
    ':is([dir="rtl"] &)': { justifySelf: "end" },
    '[data-parts~="box"] > &': { WebkitLineClamp: 5 },
  },
  "@container": {
    [tall]: { selectors: { '[data-parts~="box"] > &': { WebkitLineClamp: 7 } } },
    [low]: { WebkitLineClamp: 5, selectors: { '[data-parts~="box"] > &': { WebkitLineClamp: 3 } } },
    [lower]: { WebkitLineClamp: 4 },
    [lying]: {
      fontSize: `min(3.5cqi, max(6cqb, ${vars.fontSize.caption}))`,
      WebkitLineClamp: 3,
      selectors: {
        ':is([dir="ltr"] [data-parts~="sleeve"]:not([data-parts~="box"])) > &': { WebkitLineClamp: 4 },
        ':is([dir="ltr"] :not([data-parts~="box"], [data-parts~="tag"])) > &': { WebkitLineClamp: 4 },
        '[data-parts~="box"] > &': { WebkitLineClamp: 2 },
        // Room for the tags of name and value.
        ':not([data-parts~="sleeve"]) > &, [data-parts~="box"] > &': { maxInlineSize: "53cqi" },
      },
    },
  },
  ...arriving(),
});

/** Who it is for: a tag on a string. */
export const tag = kitStyle({
  position: "absolute",
  // off-theme: names begin on the left of a card, in every language
  right: "4cqi",
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
  selectors: {
    '[data-parts~="postmark"] > &': { maxInlineSize: "68cqi" },
    // On the paper.
    '[data-parts~="sleeve"] > &': { maxInlineSize: "42cqi" },
  },
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
  // off-theme: opposite the tag
  left: "3cqi",
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
  color: vars.color.primaryPressed,
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
    // On the paper, where no name stands, between the tags of value and name.
    // off-theme: a slipcase stands on the right in every language
    '[data-parts~="sleeve"]:not([data-parts~="box"]) > &': { inset: "auto 4.5cqi 23cqb auto" },
    // Its letters are wider.
    ':is([dir="rtl"] &)': { fontSize: "min(2.6cqi, 3.6cqb)" },
  },
  ...arriving(),
});

export const postmarkDay = kitStyle({ fontSize: "1.9em" });
