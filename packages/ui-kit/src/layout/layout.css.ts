import { styleVariants } from "@vanilla-extract/css";
import { media, vars } from "../theme/contract.css.ts";
import { grid as onGrid } from "../theme/grid.ts";
import { kitStyle } from "../theme/kit-style.ts";
import { kit } from "../theme/layers.css.ts";

export const container = kitStyle({
  inlineSize: "100%",
  maxInlineSize: vars.size.container,
  marginInline: "auto",
  paddingInline: vars.space[4],
  selectors: { '&[data-width="narrow"]': { maxInlineSize: vars.size.containerNarrow } },
  "@media": { [media.tablet]: { paddingInline: vars.space[6] }, [media.desktop]: { paddingInline: vars.space[8] } },
});

export const gaps = styleVariants(vars.space, (gap) => ({ "@layer": { [kit]: { gap } } }));

export const stack = kitStyle({
  display: "flex",
  flexDirection: "column",
  minInlineSize: 0,
  selectors: {
    '&[data-direction="row"]': { flexFlow: "row wrap", alignItems: "center" },
    '&[data-align="start"]': { alignItems: "flex-start" },
    '&[data-align="center"]': { alignItems: "center" },
    '&[data-align="end"]': { alignItems: "flex-end" },
    '&[data-align="stretch"]': { alignItems: "stretch" },
    '&[data-align="baseline"]': { alignItems: "baseline" },
    '&[data-justify="center"]': { justifyContent: "center" },
    '&[data-justify="end"]': { justifyContent: "flex-end" },
    '&[data-justify="between"]': { justifyContent: "space-between" },
  },
});

export const grid = kitStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  selectors: {
    '&[data-columns="cards"]': { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
    '&[data-columns="aside"]': { alignItems: "start" },
  },
  "@media": {
    [media.tablet]: {
      selectors: {
        '&[data-columns="cards"]': { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" },
        '&[data-columns="halves"]': { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
        '&[data-columns="thirds"]': { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" },
      },
    },
    [media.desktop]: {
      selectors: {
        '&[data-columns="cards"]': { gridTemplateColumns: "repeat(4, minmax(0, 1fr))" },
        '&[data-columns="aside"]': { gridTemplateColumns: `minmax(0, 1fr) ${onGrid(96)}` },
      },
    },
  },
});
