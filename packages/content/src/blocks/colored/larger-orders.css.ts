import { media, vars } from "@giftshop/ui-kit/theme";
import { style } from "@vanilla-extract/css";
import { beside, block } from "../blocks.css.ts";

/** A band with its words, its buttons and the drawing beside them. */
export const band = style([
  beside,
  {
    padding: vars.space["6"],
    borderRadius: vars.radius.large,
    backgroundColor: vars.color.primarySoft,
    "@media": { [media.tablet]: { padding: vars.space["10"] } },
  },
]);

export const words = style([block, { justifyItems: "start" }]);

export const actions = style({ display: "flex", flexWrap: "wrap", gap: vars.space["3"] });

export const drawing = style({
  inlineSize: "100%",
  blockSize: "auto",
  filter: vars.scheme.dim,
  // The list is read first, on the right too.
  selectors: { '[dir="rtl"] &': { transform: "scaleX(-1)" } },
});

export const sheet = style({ fill: vars.color.surfaceRaised, stroke: vars.color.border });
export const ink = style({ fill: vars.color.text });
export const line = style({ fill: vars.color.border });
export const first = style({ fill: vars.color.primary });
export const second = style({ fill: vars.color.surfaceInverse });
export const ribbon = style({ fill: vars.color.accent });
export const string = style({ fill: "none", stroke: vars.color.surfaceRaised, strokeWidth: 2, strokeLinecap: "round" });
export const way = style({ fill: "none", stroke: vars.color.primary, strokeDasharray: "2 7", strokeLinecap: "round" });
