import { media, vars } from "../theme/contract.css.ts";
import { grid } from "../theme/grid.ts";
import { kitStyle } from "../theme/kit-style.ts";

export const carousel = kitStyle({ display: "grid", gap: vars.space[4], minInlineSize: 0 });

export const head = kitStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "end",
  justifyContent: "space-between",
  gap: vars.space[4],
});

/** Scrolls by itself, by finger, wheel and arrow keys, with script or without. */
export const slides = kitStyle({
  display: "grid",
  gridAutoFlow: "column",
  gridAutoColumns: `min(${grid(72)}, 82%)`,
  gap: vars.space[4],
  margin: 0,
  // Room for shadows and focus rings, which the scroller would cut off.
  padding: vars.space[1],
  paddingBlockEnd: vars.space[4],
  listStyle: "none",
  overflowX: "auto",
  overscrollBehaviorInline: "contain",
  scrollSnapType: "inline mandatory",
  scrollPaddingInline: vars.space[1],
  scrollbarWidth: "none",
  selectors: { '&[data-size="wide"]': { gridAutoColumns: "100%" } },
  "@media": { [media.motion]: { scrollBehavior: "smooth" } },
});

export const slide = kitStyle({ scrollSnapAlign: "start", minInlineSize: 0 });

export const controls = kitStyle({
  display: "flex",
  gap: vars.space[2],
  "@media": { [media.scriptless]: { display: "none" } },
});

/** Points back, in the direction of reading. */
export const back = kitStyle({ scale: "-1 1", selectors: { ':is([dir="rtl"] &)': { scale: "1 1" } } });
export const forth = kitStyle({ selectors: { ':is([dir="rtl"] &)': { scale: "-1 1" } } });
