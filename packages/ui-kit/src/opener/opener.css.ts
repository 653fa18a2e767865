import { media, vars } from "../theme/contract.css.ts";
import { kitStyle } from "../theme/kit-style.ts";

/** Turns when what it opens is open. */
export const chevron = kitStyle({
  selectors: { '[aria-expanded="true"] &': { transform: "scaleY(-1)" } },
  "@media": { [media.motion]: { transition: `transform ${vars.motion.fast} ${vars.motion.easing}` } },
});
