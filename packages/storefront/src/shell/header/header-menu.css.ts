import { media, vars } from "@giftshop/ui-kit/theme";
import { globalStyle, keyframes, style, styleVariants } from "@vanilla-extract/css";

const slideIn = keyframes({ from: { opacity: 0, transform: `translateY(${vars.space["4"]})` } });
const unfold = keyframes({ from: { opacity: 0, transform: `translateY(calc(-1 * ${vars.space["2"]}))` } });

/**
 * The header's links: on a small screen the browser's popover
 * over the whole page, from the desktop on a part of the bar.
 */
export const menu = style({
  gridArea: "menu",
  margin: 0,
  border: 0,
  color: vars.color.text,
  "@media": {
    [media.belowDesktop]: {
      inset: 0,
      inlineSize: "100%",
      maxInlineSize: "none",
      blockSize: "100%",
      maxBlockSize: "none",
      paddingInline: vars.space["4"],
      paddingBlock: `max(${vars.space["4"]}, env(safe-area-inset-top)) max(${vars.space["4"]}, env(safe-area-inset-bottom))`,
      backgroundColor: vars.color.surface,
      overflowY: "auto",
      overscrollBehavior: "contain",
    },
    [`${media.belowDesktop} and ${media.motion}`]: {
      selectors: { "&:popover-open": { animation: `${slideIn} ${vars.motion.normal} ${vars.motion.easing}` } },
    },
    // It is no popover here, so what the browser says of closed ones is taken back.
    [media.desktop]: {
      display: "block",
      position: "static",
      inlineSize: "auto",
      blockSize: "auto",
      padding: 0,
      background: "none",
      overflow: "visible",
    },
  },
});

// Keeps the page behind the sheet in place, by the body, as a state asked of the root is worked out at each
// press with all that the theme sets there.
globalStyle(`body:has(.${menu}:popover-open)`, { "@media": { [media.belowDesktop]: { overflow: "hidden" } } });

export const sheetHead = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  marginBlockEnd: vars.space["2"],
  fontFamily: vars.font.display,
  fontSize: vars.fontSize.title,
  fontWeight: vars.fontWeight.display,
  "@media": { [media.desktop]: { display: "none" } },
});

export const list = style({
  display: "grid",
  margin: 0,
  padding: 0,
  listStyle: "none",
  "@media": {
    [media.belowDesktop]: {
      gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
      columnGap: vars.space["3"],
      fontSize: vars.fontSize.lead,
    },
    [media.tabletOnly]: { gridTemplateColumns: "repeat(4, minmax(0, 1fr))" },
    [media.desktop]: {
      display: "flex",
      alignItems: "center",
      selectors: { '[data-version="2"] &': { justifyContent: "center" } },
    },
  },
});

export const item = style({
  "@media": {
    [media.belowDesktop]: {
      gridColumn: "1 / -1",
      borderBlockEnd: `${vars.borderWidth.hairline} solid ${vars.color.border}`,
      selectors: { "&[data-tile]": { gridColumn: "auto" } },
    },
    [media.desktop]: { selectors: { '&:is([data-sheet-only], [data-fold="always"])': { display: "none" } } },
    [media.smallDesktop]: { selectors: { "&[data-fold]": { display: "none" } } },
  },
});

/** "More" in the bar, and its entries: each where the bar has no room for it. */
export const more = style({
  "@media": {
    [media.belowDesktop]: { display: "none" },
    [media.large]: { selectors: { '&[data-more="small"]': { display: "none" } } },
  },
});

/** A link of the bar, and what opens a menu of it. */
export const opener = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space["1"],
  minBlockSize: vars.size.controlLarge,
  borderRadius: vars.radius.small,
  color: vars.color.text,
  fontWeight: vars.fontWeight.medium,
  lineHeight: vars.lineHeight.snug,
  textDecoration: "none",
  listStyle: "none",
  cursor: "pointer",
  selectors: {
    "&::-webkit-details-marker": { display: "none" },
    '&[aria-current="page"]': { color: vars.color.primary },
  },
  "@media": {
    [media.desktop]: {
      minBlockSize: vars.size.control,
      inlineSize: "fit-content",
      paddingInline: vars.space["2"],
      fontSize: vars.fontSize.small,
      whiteSpace: "nowrap",
      selectors: { "[open] > &": { color: vars.color.primary } },
    },
    [media.hover]: { selectors: { "&:hover": { color: vars.color.primary } } },
  },
});

/** Where one goes most: its scene above its word, in the sheet alone. */
const tile = style({
  "@media": {
    [media.belowDesktop]: {
      display: "grid",
      gridTemplateColumns: "minmax(0, 1fr)",
      alignContent: "start",
      gap: vars.space["2"],
      paddingBlock: vars.space["3"],
      fontSize: vars.fontSize.body,
      selectors: {
        "&::before": {
          content: '""',
          aspectRatio: "16 / 10",
          borderRadius: vars.radius.medium,
          backgroundPosition: "center",
          backgroundSize: "cover",
          filter: vars.scheme.dim,
        },
      },
    },
  },
});

const { activated, nothingFound, beingPaid, noFavourites, noOrders } = vars.motif;
const pictures = {
  choiceCard: activated,
  balanceCheck: nothingFound,
  givingMoments: beingPaid,
  favourites: noFavourites,
  blog: noOrders,
};

export const scenes = styleVariants(pictures, (backgroundImage) => [
  tile,
  { "@media": { [media.belowDesktop]: { selectors: { "&::before": { backgroundImage } } } } },
]);

export const inSheet = style({ "@media": { [media.desktop]: { display: "none" } } });
export const inBar = style({ "@media": { [media.belowDesktop]: { display: "none" } } });

/** Below the links of the sheet; without script it would lead nowhere. */
export const stores = style([
  opener,
  {
    justifyContent: "start",
    gap: vars.space["3"],
    inlineSize: "100%",
    padding: 0,
    border: 0,
    background: "none",
    fontSize: vars.fontSize.lead,
    "@media": { [media.desktop]: { display: "none" }, "(scripting: none)": { display: "none" } },
  },
]);

export const chevron = style({
  inlineSize: "1.1em",
  blockSize: "1.1em",
  selectors: { "[open] > * > &": { transform: "scaleY(-1)" } },
  "@media": { [media.motion]: { transition: `transform ${vars.motion.fast} ${vars.motion.easing}` } },
});

/** What opens under a word of the bar. */
export const unfolding = style({
  "@media": {
    [media.desktop]: { zIndex: 30 },
    [`${media.desktop} and ${media.motion}`]: { animation: `${unfold} ${vars.motion.fast} ${vars.motion.easing}` },
  },
});
