import { media, stickyFoot, vars } from "../theme/contract.css.ts";
import { kitStyle } from "../theme/kit-style.ts";

export const press = kitStyle({
  position: "fixed",
  zIndex: 15,
  insetBlockEnd: `calc(${stickyFoot} + ${vars.space[4]} + env(safe-area-inset-bottom))`,
  insetInlineEnd: `max(${vars.space[4]}, env(safe-area-inset-right))`,
  boxShadow: vars.shadow.floating,
  visibility: "hidden",
  opacity: 0,
  selectors: {
    '&[data-way="up"], &[data-way]:is(:hover, :focus-visible)': { visibility: "visible", opacity: 1 },
  },
  "@media": {
    [media.gutter]: { selectors: { "&[data-way]": { visibility: "visible", opacity: 1 } } },
    [media.motion]: {
      transition: `opacity ${vars.motion.normal} ${vars.motion.easing}, visibility ${vars.motion.normal}`,
    },
    print: { display: "none" },
  },
});
