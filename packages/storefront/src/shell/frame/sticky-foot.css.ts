import { media, stickyFootProperty, vars } from "@giftshop/ui-kit/theme";
import { globalStyle } from "@vanilla-extract/css";

/** A phone on which a page's bar stays in sight: product page and basket have one. */
const staying = `${media.belowTablet} and ${media.tall}`;

/** From the tablet on the product page's is the foot of its form. */
const beside = `${media.tablet} and ${media.roomy}`;

/** Height such a bar takes, apart from the device's own inset. */
const barSize = `calc(${vars.size.controlLarge} + 2 * ${vars.space["3"]})`;

// The end of the page, and whatever has focus (WCAG 2.4.11), can be scrolled above the bar, and what floats
// stays above it.
globalStyle("html:has([data-buy-bar])", {
  "@media": {
    [staying]: { scrollPaddingBlockEnd: barSize, vars: { [stickyFootProperty]: vars.space["20"] } },
    // Beside the present it stands a little above the window's edge.
    [beside]: { scrollPaddingBlockEnd: `calc(${barSize} + ${vars.space["6"]})` },
  },
});

// In the footer's colour, which it continues.
globalStyle("body:has([data-buy-bar])::after", {
  "@media": {
    [staying]: { content: "", display: "block", blockSize: barSize, backgroundColor: vars.color.surfaceInverse },
  },
});
