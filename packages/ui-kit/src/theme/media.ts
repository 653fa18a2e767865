/**
 * Media queries: mobile to 639, tablet 640–1023, small desktop 1024–1279, large desktop from 1280 px. Scripts
 * take `@giftshop/ui-kit/media`, without all names of tokens.
 */
export const media = {
  tablet: "screen and (min-width: 640px)",
  desktop: "screen and (min-width: 1024px)",
  large: "screen and (min-width: 1280px)",
  /** Room beside the page's column for a press that would lie on it otherwise. */
  gutter: "screen and (min-width: 1360px)",
  belowTablet: "screen and (max-width: 639.98px)",
  belowDesktop: "screen and (max-width: 1023.98px)",
  belowLarge: "screen and (max-width: 1279.98px)",
  tabletOnly: "screen and (min-width: 640px) and (max-width: 1023.98px)",
  smallDesktop: "screen and (min-width: 1024px) and (max-width: 1279.98px)",
  /** High enough for what sticks to an edge of the window; not a phone on its side, nor a page at 400 %. */
  tall: "(min-height: 480px)",
  /** High enough for a second thing that sticks there. */
  roomy: "(min-height: 600px)",
  hover: "(hover: hover) and (pointer: fine)",
  touch: "(pointer: coarse)",
  dark: "screen and (prefers-color-scheme: dark)",
  motion: "(prefers-reduced-motion: no-preference)",
  forcedColors: "(forced-colors: active)",
  scriptless: "(scripting: none)",
} as const;
