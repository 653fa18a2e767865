import { media, vars } from "../theme/contract.css.ts";
import { kitGlobalStyle, kitStyle } from "../theme/kit-style.ts";

export const heartButton = kitStyle({
  position: "relative",
  isolation: "isolate",
  display: "grid",
  placeItems: "center",
  flexShrink: 0,
  inlineSize: vars.size.control,
  blockSize: vars.size.control,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.pill,
  background: "none",
  color: vars.color.primary,
  cursor: "pointer",
  WebkitTapHighlightColor: "transparent",
  selectors: {
    // Smaller than what is pressed, so that what is beside it stays to be seen.
    "&::before": {
      content: '""',
      position: "absolute",
      inset: vars.space[2],
      zIndex: -1,
      borderRadius: vars.radius.pill,
    },
    "&:active": { scale: "0.9" },
  },
  "@media": {
    [media.motion]: { transition: `scale ${vars.motion.fast} ${vars.motion.gesture}` },
    [media.hover]: { selectors: { "&:hover::before": { background: vars.color.primarySoft } } },
    [media.scriptless]: { display: "none" },
  },
});

kitGlobalStyle(`.${heartButton}[aria-pressed="true"] svg`, { fill: "currentColor" });
