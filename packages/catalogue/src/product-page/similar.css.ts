import { grid } from "@giftshop/ui-kit/grid";
import { media, vars } from "@giftshop/ui-kit/theme";
import { style } from "@vanilla-extract/css";

/**
 * On a phone one line that is swiped, to the edge of the
 * window, so that a page does not end in a wall of cards.
 */
export const row = style({
  display: "grid",
  gridAutoFlow: "column",
  gridAutoColumns: `minmax(${grid(36)}, 42%)`,
  gap: vars.space["3"],
  margin: 0,
  marginInline: `calc(-1 * ${vars.space["4"]})`,
  // Room for the rings of focus, which the scroller would cut off.
  paddingBlock: vars.space["1"],
  paddingInline: vars.space["4"],
  listStyle: "none",
  overflowX: "auto",
  overscrollBehaviorInline: "contain",
  scrollSnapType: "inline proximity",
  scrollPaddingInline: vars.space["4"],
  scrollbarWidth: "none",
  "@media": {
    [media.tablet]: {
      gridAutoFlow: "row",
      gridTemplateColumns: "repeat(4, minmax(0, 1fr))",
      columnGap: vars.space["6"],
      rowGap: vars.space["6"],
      marginInline: 0,
      padding: 0,
      overflowX: "visible",
    },
  },
});
