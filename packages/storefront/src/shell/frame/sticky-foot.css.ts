import { media, stickyFootProperty, vars } from "@giftshop/ui-kit/theme";
import { globalStyle } from "@vanilla-extract/css";

/** A phone on which a page's bar stays in sight: product page and basket have one. */
const staying = `${media.belowTablet} and ${media.tall}`;

/** Height such a bar takes, apart from the device's own inset. */
const barSize = `calc(${vars.size.controlLarge} + 2 * ${vars.space["3"]})`;

// What the bar covers: the end of the page can be scrolled above it, and
// so can whatever has focus (WCAG 2.4.11). What floats stays above it.
globalStyle("html:has([data-buy-bar])", {
  "@media": { [staying]: { scrollPaddingBlockEnd: barSize, vars: { [stickyFootProperty]: vars.space["20"] } } },
});

// In the footer's colour, which it continues.
globalStyle("body:has([data-buy-bar])::after", {
  "@media": {
    [staying]: { content: "", display: "block", blockSize: barSize, backgroundColor: vars.color.surfaceInverse },
  },
});
