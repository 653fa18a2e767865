import { media, vars } from "@giftshop/ui-kit/theme";
import { globalStyle, style } from "@vanilla-extract/css";

export const row = style({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  columnGap: vars.space["3"],
  rowGap: vars.space["6"],
  margin: 0,
  padding: 0,
  listStyle: "none",
  "@media": { [media.tablet]: { gridTemplateColumns: "repeat(4, minmax(0, 1fr))", columnGap: vars.space["6"] } },
});

// Of an odd number the last would stand alone on a phone.
globalStyle(`${row} > :nth-child(odd):last-child:not(:first-child)`, {
  "@media": { [media.belowTablet]: { display: "none" } },
});
