import { grid } from "@giftshop/ui-kit/grid";
import { unfollowed } from "@giftshop/ui-kit/half-sent";
import { media, vars } from "@giftshop/ui-kit/theme";
import { globalStyle, style } from "@vanilla-extract/css";

/** In the house's own colour, from edge to edge; its cards hang over its lower edge. */
export const hero = style({
  position: "relative",
  zIndex: 1,
  overflowX: "clip",
  overflowY: "visible",
  backgroundColor: vars.scheme.field,
  color: vars.scheme.onField,
});

export const words = style({
  display: "grid",
  justifyItems: "center",
  gap: vars.space["4"],
  paddingBlock: `${vars.space["10"]} 0`,
  textAlign: "center",
  "@media": { [media.desktop]: { paddingBlock: `${vars.space["12"]} 0` } },
});

export const title = style({
  margin: 0,
  fontFamily: vars.font.display,
  fontSize: vars.fontSize.hero,
  fontWeight: vars.fontWeight.display,
  lineHeight: vars.lineHeight.tight,
  letterSpacing: vars.letterSpacing.display,
  textWrap: "balance",
});

export const lead = style({
  margin: 0,
  maxInlineSize: vars.size.measure,
  fontSize: vars.fontSize.lead,
  lineHeight: vars.lineHeight.snug,
  textWrap: "balance",
});

export const search = style({ inlineSize: "100%", maxInlineSize: grid(160), color: vars.color.text });

// On the house's own colour the usual ring has too little contrast; within the white box it has enough.
globalStyle(`${search} input:focus-visible`, { outlineColor: vars.scheme.onField });
globalStyle(`${search} button:focus-visible`, { outlineOffset: `calc(-1 * ${vars.borderWidth.strong})` });

export const ways = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "center",
  columnGap: vars.space["6"],
  rowGap: vars.space["3"],
  margin: 0,
  fontSize: vars.fontSize.small,
  fontWeight: vars.fontWeight.medium,
  selectors: { [unfollowed]: { visibility: "hidden" } },
});

/** The one solid thing on the field: in the house's light, as its own colour is the ground. */
export const way = style({
  display: "inline-flex",
  alignItems: "center",
  minBlockSize: vars.size.control,
  paddingInline: vars.space["6"],
  border: `${vars.borderWidth.control} solid transparent`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.accent,
  color: vars.color.textOnAccent,
  fontSize: vars.fontSize.body,
  fontWeight: vars.fontWeight.bold,
  textDecoration: "none",
  selectors: {
    "&:focus-visible": {
      outline: `${vars.borderWidth.strong} solid ${vars.scheme.onField}`,
      outlineOffset: vars.borderWidth.gap,
    },
  },
  "@media": { [media.hover]: { selectors: { "&:hover": { boxShadow: vars.shadow.raised } } } },
});

/** Its clock stands before the first word; two lines in the middle of a phone are whole without it. */
export const promise = style({ textAlign: "center", textWrap: "balance" });
globalStyle(`${promise} > svg`, {
  marginInlineEnd: vars.space["2"],
  verticalAlign: "middle",
  "@media": { [media.belowTablet]: { display: "none" } },
});

/** How far the row of cards reaches below the field's pattern, which passes behind them. */
const reach = { phone: grid(26), desktop: grid(35) } as const;

/** Whole cards from edge to edge; their size follows from their width, so nothing moves when they come. */
export const row = style({
  position: "relative",
  zIndex: 2,
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  inlineSize: `min(97%, ${grid(350)})`,
  marginInline: "auto",
  marginBlockEnd: `calc(-1 * ${reach.phone})`,
  filter: vars.scheme.dim,
  selectors: { "&:empty": { marginBlockEnd: 0 } },
  "@media": {
    [media.tablet]: { gridTemplateColumns: "repeat(4, minmax(0, 1fr))" },
    [media.desktop]: {
      gridTemplateColumns: "repeat(5, minmax(0, 1fr))",
      marginBlockEnd: `calc(-1 * ${reach.desktop})`,
    },
  },
});

// What follows begins below the cards.
globalStyle(`${hero}:has(${row} > *) + *`, {
  paddingBlockStart: vars.space["20"],
  "@media": { [media.desktop]: { paddingBlockStart: `calc(${vars.space["24"]} + ${vars.space["4"]})` } },
});

/** Larger than its place by the margins that a card has in it. */
export const card = style({
  marginInline: "-13%",
  selectors: { "&:nth-child(even)": { translate: `0 calc(-1 * ${vars.space["6"]})` } },
  "@media": {
    [media.belowTablet]: { selectors: { "&:nth-child(n+3)": { display: "none" } } },
    [media.belowDesktop]: { selectors: { "&:nth-child(n+5)": { display: "none" } } },
  },
});

// The house's own card has the house's own colour: an edge as of paper tells it from the ground.
globalStyle(`${card} img`, { outline: `${vars.borderWidth.gap} solid ${vars.scheme.onField}` });

export const band = style({ position: "relative", zIndex: 1 });
