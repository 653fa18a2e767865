import { media, vars } from "@giftshop/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const steps = style({
  display: "grid",
  gap: vars.space["6"],
  margin: 0,
  padding: 0,
  listStyle: "none",
  counterReset: "step",
  "@media": { [media.tablet]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" } },
});

/** The number beside the words on a phone, above them where the steps stand in a row. */
export const step = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  gridTemplateRows: "auto 1fr",
  columnGap: vars.space["4"],
  rowGap: vars.space["1"],
  counterIncrement: "step",
  "::before": {
    content: "counter(step)",
    gridRow: "1 / span 2",
    display: "grid",
    placeItems: "center",
    inlineSize: vars.space["10"],
    blockSize: vars.space["10"],
    borderRadius: vars.radius.pill,
    backgroundColor: vars.color.primarySoft,
    color: vars.color.primary,
    fontFamily: vars.font.display,
    fontSize: vars.fontSize.title,
    fontWeight: vars.fontWeight.display,
  },
  "@media": {
    [media.tablet]: {
      gridTemplateColumns: "minmax(0, 1fr)",
      gridTemplateRows: "auto auto 1fr",
      rowGap: vars.space["2"],
      selectors: { "&::before": { gridRow: "auto", marginBlockEnd: vars.space["1"] } },
    },
  },
});
