import { grid } from "@giftshop/ui-kit/grid";
import { media, vars } from "@giftshop/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const page = style({
  boxSizing: "border-box",
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space["4"],
  maxInlineSize: vars.size.container,
  marginInline: "auto",
  paddingBlock: `${vars.space["4"]} ${vars.space["12"]}`,
  paddingInline: vars.space["4"],
  "@media": {
    [media.tablet]: { paddingInline: vars.space["6"], gap: vars.space["6"] },
    [media.desktop]: { paddingInline: vars.space["8"] },
  },
});

export const head = style({ display: "grid", gap: vars.space["2"] });

/** Name and heart: the heart stays in the corner, however long the name is. */
export const named = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "start",
  gap: vars.space["2"],
});

export const section = style({
  display: "grid",
  gap: vars.space["4"],
  paddingBlockStart: vars.space["10"],
  contentVisibility: "auto",
  containIntrinsicSize: `auto ${grid(120)}`,
  // Or rings of focus and shadows would be cut off at its sides.
  overflowClipMargin: vars.space["2"],
});

/** Blocks as far from each other as the page's own sections. */
export const written = style([
  section,
  { gap: `calc(${vars.space["10"]} + ${vars.space["4"]})`, "@media": { [media.tablet]: { gap: vars.space["16"] } } },
]);

/** Text, and a picture that stands beside it from the small desktop on. */
export const beside = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignItems: "start",
  gap: vars.space["12"],
  "@media": { [media.desktop]: { gridTemplateColumns: "minmax(0, 2fr) minmax(0, 1fr)" } },
});

/** Not fetched where it is not shown: it is fetched when it comes near. */
export const scene = style({
  display: "none",
  inlineSize: "100%",
  blockSize: "auto",
  "@media": { [media.desktop]: { display: "block" } },
});
