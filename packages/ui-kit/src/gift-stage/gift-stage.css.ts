import { vars } from "../theme/contract.css.ts";
import { unpictured } from "../theme/half-sent.ts";
import { kitGlobalStyle, kitStyle } from "../theme/kit-style.ts";

/**
 * Attributes tell what lies on it: `:has()` is asked of every element at each press. Measured in parts of
 * itself, so it is the same picture at any size.
 */
export const stage = kitStyle({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignItems: "center",
  justifyItems: "center",
  aspectRatio: "1.2",
  overflow: "clip",
  containerType: "size",
  margin: 0,
  borderRadius: vars.radius.large,
  background: vars.color.accentSoft,
});

/** Card, and the box around it. Moves up for what lies before it, as a whole. */
export const gift = kitStyle({
  position: "relative",
  inlineSize: "min(76cqi, 104cqb)",
  transition: `scale ${vars.motion.slow} ${vars.motion.easing}, translate ${vars.motion.slow} ${vars.motion.easing}`,
  selectors: {
    [unpictured]: { visibility: "hidden" },
    '[data-parts~="note"] > &': { scale: "0.84", translate: "0 -17%" },
    '[data-parts~="postmark"] > &': { scale: "0.86", translate: "0 6%" },
    '[data-parts~="box"] > &': { scale: "0.82", translate: "0 -4%" },
    '[data-parts~="box"][data-parts~="note"] > &': { scale: "0.78", translate: "0 -14%" },
    '[data-parts~="note"][data-parts~="postmark"] > &': { scale: "0.74", translate: "0 -8%" },
  },
});

export const card = kitStyle({ position: "relative", minInlineSize: 0 });

// The arm comes in over the stage's lower edge, and the hand lets go where something lies on the card; twice,
// to outweigh the card's own rule in either order.
kitGlobalStyle(`.${stage}.${stage} [data-hand]:not([data-stage])`, { clipPath: "none", paddingBlockEnd: 0 });
kitGlobalStyle(`.${stage}[data-dressed] svg[data-pose]`, { display: "none" });
