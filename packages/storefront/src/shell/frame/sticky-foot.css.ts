import { media, stickyFootProperty, vars } from "@giftshop/ui-kit/theme";
import { globalStyle } from "@vanilla-extract/css";

// What floats over a page stays above the bar at the foot of a phone's screen, where the window is high enough for one.
globalStyle("html:has([data-buy-bar])", {
  "@media": { [`${media.belowTablet} and ${media.tall}`]: { vars: { [stickyFootProperty]: vars.space["20"] } } },
});
