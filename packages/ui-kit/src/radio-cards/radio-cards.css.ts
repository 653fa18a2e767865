import { media, vars } from "../theme/contract.css.ts";
import { grid } from "../theme/grid.ts";
import { kitStyle } from "../theme/kit-style.ts";

export const group = kitStyle({
  display: "grid",
  gap: vars.space[2],
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
});

export const legend = kitStyle({
  padding: 0,
  marginBlockEnd: vars.space[2],
  fontWeight: vars.fontWeight.medium,
  selectors: {
    "&[data-hidden]": {
      position: "absolute",
      inlineSize: vars.borderWidth.hairline,
      blockSize: vars.borderWidth.hairline,
      margin: `calc(${vars.borderWidth.hairline} * -1)`,
      overflow: "hidden",
      clipPath: "inset(50%)",
    },
  },
});

const joined = '[data-direction="joined"] > &';
const segment = '[data-direction="segments"] > &';
const tile = '[data-direction="tiles"] > &';
/** Room for the longest word of their names in most languages. */
const tileSize = grid(34);
const inSegment = '[data-direction="segments"] >';

/** Rows of one paper: lines between them, corners at its ends. */
const inOne = (row: string) => ({
  [row]: { paddingBlock: vars.space[2], borderRadius: 0 },
  [`${row}:not(:first-child)`]: { marginBlockStart: `calc(-1 * ${vars.borderWidth.control})` },
  [`${row}:first-child`]: {
    borderStartStartRadius: vars.radius.medium,
    borderStartEndRadius: vars.radius.medium,
  },
  [`${row}:last-child`]: { borderEndStartRadius: vars.radius.medium, borderEndEndRadius: vars.radius.medium },
  // Its edge over its neighbours'.
  [`${row}:has(:checked, :focus-visible)`]: { position: "relative" as const, zIndex: 1 },
});

export const cards = kitStyle({
  display: "grid",
  gap: vars.space[3],
  selectors: {
    '&[data-direction="segments"]': { gap: 0, gridAutoFlow: "column", gridAutoColumns: "minmax(0, 1fr)" },
    '&[data-direction="tiles"]': {
      gap: vars.space[2],
      gridTemplateColumns: `repeat(auto-fill, minmax(${tileSize}, 1fr))`,
    },
  },
  "@media": {
    [media.belowTablet]: {
      selectors: {
        '&[data-direction="joined"]': { gap: 0 },
        // To the edges of the window, where the last one is cut off: there is more.
        '&[data-direction="tiles"]': {
          gridTemplateColumns: "none",
          gridAutoFlow: "column",
          // Wider for a word that is longer still: none is broken without a hyphen.
          gridAutoColumns: `minmax(${tileSize}, min-content)`,
          // Room for rings of focus, which the scroller would cut off.
          marginBlock: `calc(-1 * ${vars.space[1]})`,
          marginInline: `calc(-1 * ${vars.space[4]})`,
          paddingBlock: vars.space[1],
          paddingInline: vars.space[4],
          overflowX: "auto",
          overscrollBehaviorInline: "contain",
          scrollSnapType: "inline proximity",
          scrollPaddingInline: vars.space[4],
          scrollbarWidth: "none",
        },
      },
    },
    [media.belowDesktop]: {
      // As wide as their words: those of more words keep them on one line.
      selectors: { '&[data-direction="segments"]': { gridAutoColumns: "auto" } },
    },
    [media.tablet]: {
      selectors: {
        '&:is([data-direction="row"], [data-direction="joined"])': {
          gridTemplateColumns: `repeat(auto-fit, minmax(${grid(52)}, 1fr))`,
        },
      },
    },
  },
});

export const card = kitStyle({
  display: "flex",
  alignItems: "center",
  gap: vars.space[3],
  minBlockSize: vars.size.controlLarge,
  paddingBlock: vars.space[3],
  paddingInline: vars.space[4],
  border: `${vars.borderWidth.control} solid ${vars.color.borderControl}`,
  borderRadius: vars.radius.medium,
  background: vars.color.surfaceRaised,
  cursor: "pointer",
  transition: `border-color ${vars.motion.fast} ${vars.motion.easing}, background-color ${vars.motion.fast} ${vars.motion.easing}, box-shadow ${vars.motion.fast} ${vars.motion.easing}`,
  selectors: {
    "&:has(:checked)": {
      borderColor: vars.color.primary,
      background: vars.color.primarySoft,
      boxShadow: `inset 0 0 0 ${vars.borderWidth.control} ${vars.color.primary}`,
    },
    "&:has(:disabled)": { opacity: 0.55, cursor: "not-allowed" },
    "&:has(:focus-visible)": {
      outline: `${vars.borderWidth.strong} solid ${vars.color.focus}`,
      outlineOffset: vars.borderWidth.gap,
    },
    "[data-invalid] > * > &": { borderColor: vars.color.danger },
    [segment]: {
      position: "relative",
      justifyContent: "center",
      padding: `${vars.space[1]} ${vars.space[2]}`,
      borderRadius: 0,
      textAlign: "center",
      lineHeight: vars.lineHeight.snug,
    },
    [`${segment}:not(:first-child)`]: { marginInlineStart: `calc(-1 * ${vars.borderWidth.control})` },
    [`${segment}:first-child`]: {
      borderStartStartRadius: vars.radius.medium,
      borderEndStartRadius: vars.radius.medium,
    },
    [`${segment}:last-child`]: {
      borderStartEndRadius: vars.radius.medium,
      borderEndEndRadius: vars.radius.medium,
    },
    [`${segment}:has(:checked)`]: {
      zIndex: 1,
      background: vars.color.primary,
      color: vars.color.textOnPrimary,
      boxShadow: "none",
    },
    [`${segment}:has(:focus-visible)`]: { zIndex: 2 },
    [tile]: {
      position: "relative",
      flexDirection: "column",
      alignItems: "stretch",
      gap: vars.space[2],
      padding: vars.space[2],
      textAlign: "center",
      scrollSnapAlign: "start",
    },
  },
  "@media": {
    [media.belowTablet]: {
      selectors: inOne(joined),
    },
    [media.hover]: { selectors: { "&:hover:not(:has(:disabled, :checked))": { borderColor: vars.color.text } } },
  },
});

export const radio = kitStyle({
  appearance: "none",
  flexShrink: 0,
  inlineSize: vars.space[5],
  blockSize: vars.space[5],
  margin: 0,
  border: `${vars.borderWidth.control} solid ${vars.color.borderControl}`,
  borderRadius: "50%",
  background: vars.color.surfaceRaised,
  cursor: "inherit",
  selectors: {
    "&:checked": { border: `calc(${vars.space[3]} / 2) solid ${vars.color.primary}` },
    "&:focus-visible": { outline: "none" },
    // In the corner of the picture: its edge says the same of one that is not chosen.
    '[data-direction="tiles"] > * > &': {
      position: "absolute",
      insetBlockStart: vars.space[3],
      insetInlineEnd: vars.space[3],
    },
    '[data-direction="tiles"] > * > &:not(:checked)': { opacity: 0 },
    // The whole segment is pressed, and its ground says which is chosen.
    [`${inSegment} * > &`]: { position: "absolute", inset: 0, inlineSize: "100%", blockSize: "100%", opacity: 0 },
  },
  "@media": {
    // Where grounds are not drawn, the mark itself says it.
    [media.forcedColors]: {
      selectors: {
        [`${inSegment} * > &`]: {
          position: "static",
          inlineSize: vars.space[5],
          blockSize: vars.space[5],
          opacity: 1,
        },
      },
    },
  },
});

export const words = kitStyle({
  display: "grid",
  flex: 1,
  minInlineSize: 0,
  selectors: { '[data-direction="tiles"] > * > &': { alignContent: "center" } },
});
export const label = kitStyle({
  fontWeight: vars.fontWeight.medium,
  overflowWrap: "anywhere",
  hyphens: "auto",
  selectors: {
    '[data-direction="tiles"] > * > * > &': {
      fontSize: vars.fontSize.small,
      lineHeight: vars.lineHeight.snug,
      overflowWrap: "break-word",
    },
    '[data-direction="segments"] > * > * > &': { textWrap: "balance" },
  },
  "@media": {
    [media.belowDesktop]: {
      selectors: { '[data-direction="segments"] > * > * > &': { fontSize: vars.fontSize.small } },
    },
  },
});
export const description = kitStyle({
  color: vars.color.textMuted,
  fontSize: vars.fontSize.small,
  lineHeight: vars.lineHeight.snug,
});
export const aside = kitStyle({ fontWeight: vars.fontWeight.medium, whiteSpace: "nowrap" });
