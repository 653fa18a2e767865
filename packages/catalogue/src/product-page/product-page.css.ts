import { grid } from "@giftshop/ui-kit/grid";
import { media, vars } from "@giftshop/ui-kit/theme";
import { globalStyle, style } from "@vanilla-extract/css";
import { house } from "../houses.ts";

export const page = style({
  boxSizing: "border-box",
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space["3"],
  maxInlineSize: vars.size.container,
  marginInline: "auto",
  paddingBlock: `${vars.space["3"]} ${vars.space["6"]}`,
  paddingInline: vars.space["4"],
  "@media": {
    [media.tablet]: {
      paddingBlock: `${vars.space["4"]} ${vars.space["12"]}`,
      paddingInline: vars.space["6"],
      gap: vars.space["6"],
    },
    [media.desktop]: { paddingInline: vars.space["8"] },
  },
});

/** CB and CK say it in large; GCS rules a line below its name, as on a card of invitation. */
export const head = style({
  display: "grid",
  gap: vars.space["2"],
  selectors: {
    [house.concierge]: {
      paddingBlockEnd: vars.space["4"],
      borderBlockEnd: `${vars.borderWidth.hairline} solid ${vars.color.accent}`,
    },
  },
});

/** Name and heart: the heart stays in the corner, however long the name is. */
export const named = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "start",
  gap: vars.space["2"],
});
// In the middle of the name's first line, which is lower than what a finger needs.
globalStyle(`${named} > :nth-child(2)`, {
  "@media": { [media.belowTablet]: { marginBlockStart: `calc(-1 * ${vars.space["2"]})` } },
});

/** What it is, and below it price and place on one line. */
export const told = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  columnGap: vars.space["2"],
  rowGap: vars.space["2"],
});
globalStyle(`${told} > :first-child`, { flexBasis: "100%" });

export const price = style({
  "@media": {
    [media.belowTablet]: {
      color: vars.color.text,
      fontSize: vars.fontSize.small,
      fontWeight: vars.fontWeight.bold,
    },
  },
  selectors: {
    [house.party]: {
      justifySelf: "start",
      paddingBlock: vars.space["1"],
      paddingInline: vars.space["3"],
      borderRadius: vars.radius.pill,
      backgroundColor: vars.color.accent,
      color: vars.color.textOnAccent,
      fontWeight: vars.fontWeight.bold,
    },
    [house.concierge]: { fontSize: vars.fontSize.small, letterSpacing: vars.letterSpacing.label },
  },
});

export const section = style({
  display: "grid",
  gap: vars.space["4"],
  paddingBlockStart: vars.space["6"],
  "@media": { [media.tablet]: { paddingBlockStart: vars.space["10"] } },
  contentVisibility: "auto",
  containIntrinsicSize: `auto ${grid(120)}`,
  // Or rings of focus and shadows would be cut off at its sides.
  overflowClipMargin: vars.space["2"],
});

/** CB's answers lie on one paper, CK's are pebbles, GCS's are ruled. */
export const answers = style({
  selectors: {
    [house.present]: {
      paddingInline: vars.space["5"],
      borderRadius: vars.radius.medium,
      backgroundColor: vars.color.surfaceRaised,
      boxShadow: vars.shadow.low,
    },
    [house.party]: { gap: vars.space["2"] },
  },
});
globalStyle(`${answers} > details > summary`, {
  "@media": { [media.belowTablet]: { minBlockSize: vars.size.control, paddingBlock: vars.space["2"] } },
});
globalStyle(`:root[data-theme="CB"] ${answers} > details:last-child`, { borderBlockEnd: 0 });
globalStyle(`:root[data-theme="CK"] ${answers} > details`, {
  paddingInline: vars.space["5"],
  border: 0,
  borderRadius: vars.radius.large,
  backgroundColor: vars.color.surfaceSunken,
});

/** Text, and a picture that stands beside it from the small desktop on. */
export const beside = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignItems: "start",
  gap: vars.space["12"],
  "@media": { [media.desktop]: { gridTemplateColumns: "minmax(0, 2fr) minmax(0, 1fr)" } },
});

/** Not fetched where it is not shown: it is fetched when it comes near. */
export const scene = style({
  display: "none",
  inlineSize: "100%",
  blockSize: "auto",
  filter: vars.scheme.dusk,
  "@media": { [media.desktop]: { display: "block" } },
});
