import { keyframes } from "@vanilla-extract/css";
import { media, vars } from "../theme/contract.css.ts";
import { grid } from "../theme/grid.ts";
import { kitStyle } from "../theme/kit-style.ts";

export const breadcrumb = kitStyle({ color: vars.color.textMuted, fontSize: vars.fontSize.small, minInlineSize: 0 });

/** Around the trail, for focus rings, which the scroller would cut off. */
const room = vars.space[1];

const fade = (to: "left" | "right") =>
  `linear-gradient(to ${to}, black calc(100% - ${room} - ${vars.space[10]}), transparent calc(100% - ${room}))`;
const fadeRight = keyframes({ "0%, 99%": { maskImage: fade("right") }, to: { maskImage: "none" } });
const fadeLeft = keyframes({ "0%, 99%": { maskImage: fade("left") }, to: { maskImage: "none" } });

/**
 * What is too long for a phone fades at its end as long as there is
 * more to scroll to; what is short has nothing to scroll, and stays.
 */
export const list = kitStyle({
  display: "flex",
  margin: `calc(${room} * -1)`,
  padding: room,
  listStyle: "none",
  overflowX: "auto",
  // What has the focus is scrolled clear of the fade.
  scrollPaddingInline: `${room} ${vars.space[10]}`,
  scrollbarWidth: "none",
  whiteSpace: "nowrap",
  "@supports": {
    "(animation-timeline: scroll())": {
      animationName: fadeRight,
      animationTimingFunction: "linear",
      animationFillMode: "both",
      animationTimeline: "scroll(self inline)",
      selectors: { ':is([dir="rtl"] &)': { animationName: fadeLeft } },
    },
  },
});

export const crumb = kitStyle({
  display: "inline-flex",
  flex: "none",
  alignItems: "center",
  minBlockSize: vars.size.targetSmall,
  // The page one is on has its heading right below: of its name as much as there is room for.
  selectors: { "&:last-child": { flex: "0 1 auto", minInlineSize: grid(20) } },
  // The fourth has no room on a phone.
  "@media": { [media.belowTablet]: { selectors: { "&:last-child:nth-child(n + 4)": { display: "none" } } } },
});

export const here = kitStyle({ minInlineSize: 0, overflow: "hidden", textOverflow: "ellipsis" });

export const link = kitStyle({
  display: "inline-flex",
  alignItems: "center",
  minBlockSize: vars.space[8],
  color: "inherit",
  textDecoration: "none",
  outlineOffset: 0,
  "@media": {
    [media.hover]: { selectors: { "&:hover": { color: vars.color.text, textDecoration: "underline" } } },
    [media.touch]: { minBlockSize: vars.size.control },
  },
});

export const separator = kitStyle({
  inlineSize: vars.space[4],
  blockSize: vars.space[4],
  marginInline: vars.space[1],
  selectors: { ':is([dir="rtl"] &)': { scale: "-1 1" } },
});
