import { grid } from "@giftshop/ui-kit/grid";
import { media, stickyTop } from "@giftshop/ui-kit/theme";
import { style } from "@vanilla-extract/css";

/**
 * What stands above and below it in a window: its distance
 * from the header, its thumbnails, a little of the page.
 */
const beside = grid(44);

/** Half the screen of a computer: as high as its window, and never so high that its thumbnails leave it. */
export const stage = style({
  "@media": {
    [media.belowTablet]: { aspectRatio: "1.7" },
    [media.tablet]: { aspectRatio: "1" },
    [media.desktop]: {
      // As wide as its place, however low the window is.
      inlineSize: "100%",
      // Where its column is narrow it is a square, not a tower of empty room.
      maxBlockSize: `clamp(${grid(100)}, calc(100dvh - ${stickyTop} - ${beside}), ${grid(190)})`,
    },
  },
});
