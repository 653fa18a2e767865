import { grid } from "@giftshop/ui-kit/grid";
import { unfollowed } from "@giftshop/ui-kit/half-sent";
import { media, vars } from "@giftshop/ui-kit/theme";
import { globalStyle, style } from "@vanilla-extract/css";

/** In the house's own colour, from edge to edge. */
export const hero = style({
  position: "relative",
  overflow: "clip",
  backgroundColor: vars.scheme.field,
  color: vars.scheme.onField,
});

export const words = style({
  display: "grid",
  justifyItems: "center",
  gap: vars.space["4"],
  paddingBlock: `${vars.space["10"]} ${vars.space["6"]}`,
  textAlign: "center",
  "@media": { [media.desktop]: { paddingBlock: `${vars.space["16"]} ${vars.space["8"]}` } },
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
  margin: 0,
  fontSize: vars.fontSize.small,
  fontWeight: vars.fontWeight.medium,
  selectors: { [unfollowed]: { visibility: "hidden" } },
});

export const way = style({
  display: "inline-flex",
  alignItems: "center",
  minBlockSize: vars.size.control,
  borderRadius: vars.radius.small,
  fontWeight: vars.fontWeight.bold,
  textUnderlineOffset: "0.2em",
  selectors: {
    "&:focus-visible": { outline: `${vars.borderWidth.strong} solid ${vars.scheme.onField}` },
  },
});

/** Its clock stands before the first word, however the lines break. */
export const promise = style({ textWrap: "balance" });
globalStyle(`${promise} > svg`, { marginInlineEnd: vars.space["2"], verticalAlign: "middle" });

/** Whole cards on the counter; its size follows from its width, so nothing moves when they come. */
export const row = style({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gap: vars.space["3"],
  inlineSize: `min(100%, ${vars.size.container})`,
  marginInline: "auto",
  paddingInline: vars.space["4"],
  filter: vars.scheme.dim,
  "@media": {
    [media.tablet]: { gridTemplateColumns: "repeat(4, minmax(0, 1fr))", gap: vars.space["6"] },
    [media.desktop]: { gridTemplateColumns: "repeat(5, minmax(0, 1fr))", paddingInline: vars.space["8"] },
  },
});

export const card = style({
  selectors: { "&:nth-child(even)": { translate: `0 calc(-1 * ${vars.space["3"]})` } },
  "@media": {
    [media.belowTablet]: { selectors: { "&:nth-child(n+3)": { display: "none" } } },
    [media.belowDesktop]: { selectors: { "&:nth-child(n+5)": { display: "none" } } },
  },
});

// The house's own card has the house's own colour: an edge as of paper tells it from the ground.
globalStyle(`${card} img`, { outline: `${vars.borderWidth.gap} solid ${vars.scheme.onField}` });

export const band = style({ position: "relative", zIndex: 1 });
