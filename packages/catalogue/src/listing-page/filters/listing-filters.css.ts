import { grid } from "@giftshop/ui-kit/grid";
import { unfollowedByAnything } from "@giftshop/ui-kit/half-sent";
import { media, stickyTop, vars } from "@giftshop/ui-kit/theme";
import { globalStyle, style } from "@vanilla-extract/css";
import { menu } from "./sort-menu.css.ts";

/** With script the window holds the choices, and in the page stands one row: gift cards are seen at once. */
const inWindow = "(scripting: enabled)";
/** Too narrow for all in one line: it is pushed sideways, and the order is in the window. */
const narrow = `${media.belowDesktop} and ${inWindow}`;

/** Where header and row leave most of the window to the cards. */
const staying = `${inWindow} and ${media.roomy}`;
const allInPage = "&:has(:target)";
const room = vars.space["2"];

/** The row stays below the header while its list is in sight; all choices of the page, led to, do not. */
export const bar = style({
  "@media": {
    [staying]: {
      position: "sticky",
      insetBlockStart: stickyTop,
      zIndex: 9,
      containerType: "scroll-state",
      marginBlock: `calc(-1 * ${room})`,
      paddingBlock: room,
      selectors: { [allInPage]: { position: "relative" } },
    },
  },
});

const ground = (line: string) =>
  `linear-gradient(to top, ${line} ${vars.borderWidth.hairline}, ${vars.color.surface} 0) fill 0 / 0 / 0 100vmax`;

// From edge to edge of the window, which no box can be without making the page wider.
globalStyle(`${bar}::before`, {
  "@media": {
    [staying]: {
      content: '""',
      position: "absolute",
      inset: 0,
      zIndex: -1,
      backgroundColor: vars.color.surface,
      borderImage: ground(vars.color.surface),
    },
  },
  "@container": { "scroll-state(stuck: top)": { borderImage: ground(vars.color.border) } },
});

// What the keyboard comes to is not below it (WCAG 2.4.11).
globalStyle(`:root:has(${bar})`, {
  "@media": {
    [staying]: { scrollPaddingBlockStart: `calc(${stickyTop} + ${vars.size.control} + ${vars.space["6"]})` },
  },
});

export const filters = style({
  "@media": {
    [inWindow]: { display: "flex", flexWrap: "wrap", alignItems: "center", gap: vars.space["2"] },
    // It reaches to both edges of the screen.
    [narrow]: {
      flexWrap: "nowrap",
      marginInline: `calc(-1 * ${vars.space["4"]})`,
      paddingInline: vars.space["4"],
      // Room for a ring of focus.
      paddingBlock: vars.space["1"],
      overflowX: "auto",
      scrollbarWidth: "none",
      // All choices stand in the page, below each other.
      selectors: { [allInPage]: { flexWrap: "wrap" } },
    },
    [`${media.tabletOnly} and ${inWindow}`]: {
      marginInline: `calc(-1 * ${vars.space["6"]})`,
      paddingInline: vars.space["6"],
    },
  },
});

export const opener = style({
  display: "none",
  "@media": { [inWindow]: { display: "inline-flex", flexShrink: 0 } },
});

export const groups = style({
  display: "grid",
  gap: vars.space["4"],
  scrollMarginBlockStart: vars.space["6"],
  "@media": { [media.large]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
});

export const group = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space["2"],
  "@media": {
    [media.large]: { selectors: { "&:not([data-short])": { gridColumn: "1 / -1" } } },
    [media.desktop]: { gridTemplateColumns: `${grid(32)} minmax(0, 1fr)`, alignItems: "baseline" },
  },
});

export const legend = style({
  color: vars.color.textMuted,
  fontSize: vars.fontSize.small,
  // It stands on the line of the first choice.
  selectors: { [unfollowedByAnything]: { visibility: "hidden" } },
});

export const row = style({
  display: "flex",
  flexWrap: "wrap",
  gap: vars.space["2"],
  margin: 0,
  padding: 0,
  listStyle: "none",
});

export const choice = style({ "@media": { [inWindow]: { whiteSpace: "nowrap" } } });

// Led to by its address, where the window could not be fetched, it all stands in the page.
const shut = `${groups}:not(:target)`;
globalStyle(`${shut}, ${shut} ${group}, ${shut} ${row}`, { "@media": { [inWindow]: { display: "contents" } } });
globalStyle(`${shut} ${legend}, ${shut} ${choice}:not([data-in-row])`, {
  "@media": { [inWindow]: { display: "none" } },
});
globalStyle(`${shut} ${menu}`, { "@media": { [narrow]: { display: "none" } } });

export const count = style({ marginInlineStart: vars.space["1"], fontWeight: vars.fontWeight.regular });

export const remove = style({
  marginInlineStart: vars.space["1"],
  inlineSize: "1em",
  blockSize: "1em",
  verticalAlign: "-0.125em",
});
