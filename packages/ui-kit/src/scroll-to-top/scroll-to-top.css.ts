import { media, vars } from "../theme/contract.css.ts";
import { kitStyle } from "../theme/kit-style.ts";

/** Two screens high, from the top of the page: when nothing of it is in sight any more, the way back is long. */
export const measure = kitStyle({
  position: "absolute",
  insetBlockStart: 0,
  insetInlineStart: 0,
  inlineSize: vars.borderWidth.hairline,
  blockSize: "200dvh",
  visibility: "hidden",
  pointerEvents: "none",
});

export const press = kitStyle({
  position: "fixed",
  zIndex: 10,
  insetBlockEnd: `calc(${vars.space[4]} + env(safe-area-inset-bottom))`,
  insetInlineEnd: vars.space[4],
  boxShadow: vars.shadow.floating,
  visibility: "hidden",
  opacity: 0,
  selectors: { "&[data-visible]": { visibility: "visible", opacity: 1 } },
  "@media": {
    [media.motion]: {
      transition: `opacity ${vars.motion.normal} ${vars.motion.easing}, visibility ${vars.motion.normal}`,
    },
    print: { display: "none" },
  },
});
