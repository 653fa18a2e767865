import { grid } from "@giftshop/ui-kit/grid";
import { unfollowedByAnything } from "@giftshop/ui-kit/half-sent";
import { media, vars } from "@giftshop/ui-kit/theme";
import { globalStyle, style } from "@vanilla-extract/css";
import { menu } from "./sort-menu.css.ts";

/** With script the window holds the choices, and in the page stands one row: gift cards are seen at once. */
const inWindow = "(scripting: enabled)";
const onPhone = `${media.belowTablet} and ${inWindow}`;

export const filters = style({
  "@media": {
    [inWindow]: { display: "flex", flexWrap: "wrap", alignItems: "center", gap: vars.space["2"] },
    // Pushed sideways; it reaches to both edges of the screen.
    [onPhone]: {
      flexWrap: "nowrap",
      marginInline: `calc(-1 * ${vars.space["4"]})`,
      paddingInline: vars.space["4"],
      // Room for a ring of focus.
      paddingBlock: vars.space["1"],
      overflowX: "auto",
      scrollbarWidth: "none",
      // All choices stand in the page, below each other.
      selectors: { "&:has(:target)": { flexWrap: "wrap" } },
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
globalStyle(`${shut} ${menu}`, { "@media": { [onPhone]: { display: "none" } } });

export const count = style({ marginInlineStart: vars.space["1"], fontWeight: vars.fontWeight.regular });

export const remove = style({
  marginInlineStart: vars.space["1"],
  inlineSize: "1em",
  blockSize: "1em",
  verticalAlign: "-0.125em",
});
