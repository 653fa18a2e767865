import { vars } from "../theme/contract.css.ts";
import { kitStyle } from "../theme/kit-style.ts";

/** Wide enough for a dot and what is around it. */
const between = vars.space[4];

export const parts = kitStyle({
  display: "flex",
  flexWrap: "wrap",
  columnGap: between,
  // A dot in front of what begins a line lies outside, and is not drawn.
  overflowX: "clip",
});

export const part = kitStyle({
  position: "relative",
  minInlineSize: 0,
  marginInlineStart: `calc(-1 * ${between})`,
  paddingInlineStart: between,
  overflowWrap: "anywhere",
  selectors: {
    "&::before": {
      // For the eye alone, where that can be said.
      content: ['"·"', '"·" / ""'],
      position: "absolute",
      insetInlineStart: 0,
      inlineSize: between,
      textAlign: "center",
    },
  },
});
