import { grid } from "@giftshop/ui-kit/grid";
import { media, vars } from "@giftshop/ui-kit/theme";
import { style } from "@vanilla-extract/css";
import { hairline, link, scripted } from "./site-footer.css.ts";

export { link };

/** Who speaks, and below it who vouches for that: on a line each where there is room. */
export const row = style({
  display: "grid",
  gap: vars.space["4"],
  paddingBlockStart: vars.space["4"],
  borderBlockStart: hairline,
  color: vars.color.textOnInverseMuted,
});

export const line = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: vars.space["6"],
  rowGap: vars.space["3"],
  "@media": { [media.tabletOnly]: { columnGap: vars.space["4"] } },
});

/** On a phone beside the logo. */
export const copyright = style({ margin: 0, "@media": { [media.belowTablet]: { flex: `1 1 ${grid(48)}` } } });

export const legal = style({
  display: "flex",
  flexWrap: "wrap",
  columnGap: vars.space["6"],
  margin: 0,
  padding: 0,
  listStyle: "none",
  "@media": { [media.tabletOnly]: { columnGap: vars.space["4"] } },
});

/** At the end of the row. */
export const stores = style([
  link,
  scripted,
  {
    color: vars.color.textOnInverse,
    fontWeight: vars.fontWeight.medium,
    "@media": { [media.tablet]: { marginInlineStart: "auto" } },
  },
]);
