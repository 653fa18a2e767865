import { beside } from "../gift-stage/gift-stage.css.ts";
import { vars } from "../theme/contract.css.ts";
import { kitStyle } from "../theme/kit-style.ts";
import { arriving } from "./arriving.ts";

/** In the form of the card, as wide as it is with its slipcase: what stands in a packing decides its size. */
export const place = kitStyle({
  position: "absolute",
  // off-theme: a slipcase stands on the right in every language
  inset: `auto calc(${beside} * -100%) 0 0`,
  aspectRatio: "856 / 540",
  pointerEvents: "none",
});

/** Below every name on a card; as wide as a packing that the card stands in. */
const drawing = { position: "absolute", insetInline: "-9%" } as const;

export const drawn = kitStyle({ display: "block", inlineSize: "100%", blockSize: "100%", overflow: "visible" });

/** The inside of an open packing, behind the card. */
export const back = kitStyle({
  ...drawing,
  insetBlockStart: "71%",
  aspectRatio: "236 / 40",
  // The rim of a tin is round: it is higher at its sides.
  selectors: { '&[data-front="tin"]': { insetBlockStart: "61%" } },
  ...arriving(),
});

/** Its front, before the card. */
export const front = kitStyle({
  ...drawing,
  insetBlockStart: "96%",
  aspectRatio: "236 / 68",
  selectors: { '&[data-front="tin"]': { insetBlockStart: "86%" } },
  ...arriving(),
});

/** The house's ornament on the front, once the packing stands. */
export const ornament = kitStyle({
  position: "absolute",
  insetInlineStart: "42.5%",
  insetBlockStart: "113%",
  inlineSize: "15%",
  aspectRatio: "1",
  background: `${vars.motif.ornament} center / contain no-repeat`,
  selectors: {
    '&[data-front="tin"]': { insetBlockStart: "106%" },
    '&[data-front="pouch"]': { insetBlockStart: "119%" },
  },
  ...arriving(1),
});

/** A bow has a ribbon's colour; its edge tells it from the ribbon below. */
const bowEdge = {
  stroke: `color-mix(in srgb, ${vars.color.accent} 70%, ${vars.color.shade})`,
  strokeLinejoin: "round",
  strokeWidth: 1.2,
} as const;

export const bowLoop = kitStyle({ ...bowEdge, fill: vars.color.accent });
export const bowTail = kitStyle({
  ...bowEdge,
  fill: `color-mix(in srgb, ${vars.color.accent} 86%, ${vars.color.shade})`,
});
export const bowHollow = kitStyle({ fill: `color-mix(in srgb, ${vars.color.accent} 72%, ${vars.color.shade})` });

/** Brown paper and board. */
// off-theme: board is brown in every house
const board = "#C99A66";

export const body = kitStyle({ fill: vars.color.primary });
export const inside = kitStyle({ fill: vars.color.primaryPressed });
export const accent = kitStyle({ fill: vars.color.accent });
export const paper = kitStyle({ fill: vars.color.surfaceRaised });
export const kraft = kitStyle({ fill: board });
export const flap = kitStyle({ fill: `color-mix(in srgb, ${board} 82%, ${vars.color.shade})` });
export const shade = kitStyle({ fill: `color-mix(in srgb, ${vars.color.shade} 24%, transparent)` });
// off-theme: light is white in every house
export const glow = kitStyle({ fill: "#fff3" });

const line = { fill: "none", strokeLinecap: "round" } as const;

export const twine = kitStyle({ ...line, stroke: vars.color.primary, strokeWidth: 4 });
export const cord = kitStyle({ ...line, stroke: vars.color.accent, strokeWidth: 5 });
export const fold = kitStyle({
  ...line,
  stroke: `color-mix(in srgb, ${vars.color.shade} 34%, transparent)`,
  strokeWidth: 2.5,
});
// off-theme: as above
export const shine = kitStyle({ ...line, stroke: "#fff4", strokeWidth: 5 });
