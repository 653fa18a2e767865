import { media, vars } from "../theme/contract.css.ts";
import { grid } from "../theme/grid.ts";
import { byTime, takesApart } from "../theme/ground-by-time.ts";
import { kitGlobalStyle, kitStyle } from "../theme/kit-style.ts";
import { bleedEndProperty, bleedProperty, startCornerProperty } from "./bleed.ts";

/** Set on a gallery: the colour behind its pictures and thumbnails. */
export const groundProperty = "--ui-gallery-ground";

/** How far the strip reaches beyond its column, towards the beginning of a line. */
const bleed = `var(${bleedProperty}, 0px)`;

/** The same as the time of day wants it, where a browser takes colours apart. */
const shadeProperty = "--ui-gallery-shade";

const startCorner = `var(${startCornerProperty}, ${vars.radius.large})`;

const ground = `var(${shadeProperty}, var(${groundProperty}, transparent))`;

export const gallery = kitStyle({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[2],
  "@supports": { [takesApart]: { selectors: { "&[style]": { vars: { [shadeProperty]: byTime(groundProperty) } } } } },
});

/**
 * As high as its highest picture, whichever is in sight. Scrolls by itself, by finger, wheel and arrow keys.
 */
export const strip = kitStyle({
  // What the pictures' places are counted from.
  position: "relative",
  display: "grid",
  gridAutoFlow: "column",
  gridAutoColumns: "100%",
  gap: vars.space[2],
  margin: 0,
  marginInline: `calc(-1 * ${bleed}) calc(-1 * var(${bleedEndProperty}, 0px))`,
  padding: 0,
  listStyle: "none",
  overflowX: "auto",
  overflowY: "clip",
  overscrollBehaviorInline: "contain",
  scrollSnapType: "inline mandatory",
  scrollbarWidth: "none",
  "@media": { [media.motion]: { scrollBehavior: "smooth" } },
});

export const picture = kitStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  minInlineSize: 0,
  // Each rounds itself: Chromium leaves black specks at the corners of a round scroller.
  overflow: "clip",
  borderRadius: vars.radius.large,
  borderStartStartRadius: startCorner,
  borderEndStartRadius: startCorner,
  background: ground,
  filter: vars.scheme.dim,
  scrollSnapAlign: "start",
  // One at a time, however hard the swipe.
  scrollSnapStop: "always",
  // Without script a thumbnail leads to its picture by address: the page stays where it is near the top.
  scrollMarginBlockStart: grid(40),
});

// A stage is as round as its place, also where that runs to the edge of the window.
kitGlobalStyle(`.${picture} > figure`, { borderRadius: "inherit" });

/** On a line of their own below the pictures, where nothing of a gift lies under them. */
export const thumbnails = kitStyle({ display: "flex", flexWrap: "wrap", gap: vars.space[1] });

/** A small picture with room for a ring around its ground. Up to seven stand on one line of a phone. */
export const thumbnail = kitStyle({
  // The room of a picture that takes its size from it.
  position: "relative",
  boxSizing: "border-box",
  display: "grid",
  flex: "1 1 0",
  minInlineSize: grid(11),
  maxInlineSize: grid(17),
  blockSize: vars.size.control,
  padding: vars.borderWidth.gap,
  border: `${vars.borderWidth.gap} solid transparent`,
  borderRadius: vars.radius.small,
  background: `${ground} content-box`,
  filter: vars.scheme.dim,
  selectors: { '&[aria-current="true"]': { borderColor: vars.color.primary } },
  "@media": {
    [media.desktop]: { maxInlineSize: grid(22), blockSize: vars.space[16] },
    [media.hover]: { selectors: { '&:hover:not([aria-current="true"])': { borderColor: vars.color.borderControl } } },
    [media.forcedColors]: {
      borderColor: "Canvas",
      selectors: { '&[aria-current="true"]': { borderColor: "Highlight" } },
    },
    // Nobody could move the mark.
    [media.scriptless]: { selectors: { '&[aria-current="true"]': { borderColor: "transparent" } } },
  },
});
