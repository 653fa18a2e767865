import { grid } from "@giftshop/ui-kit/grid";
import { media, vars } from "@giftshop/ui-kit/theme";
import { style } from "@vanilla-extract/css";

/** Where the smaller logo is shown. */
export const narrow = media.belowTablet;

/** Panels beside each other, as many as there are. */
export const panels = style({
  display: "grid",
  gap: vars.space["4"],
  paddingBlockStart: vars.space["10"],
  contentVisibility: "auto",
  containIntrinsicSize: `auto ${grid(64)}`,
  "@media": {
    [media.tablet]: { gridAutoFlow: "column", gridAutoColumns: "minmax(0, 1fr)", gap: vars.space["6"] },
  },
});

export const panel = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space["5"],
  padding: vars.space["6"],
  borderRadius: vars.radius.large,
  backgroundColor: vars.color.surfaceSunken,
});

export const words = style({
  display: "grid",
  flex: `1 1 ${grid(56)}`,
  justifyItems: "start",
  gap: vars.space["2"],
});

export const scene = style({
  flex: `1 1 ${grid(40)}`,
  minInlineSize: 0,
  maxInlineSize: grid(64),
  blockSize: "auto",
});

export const logo = style({ display: "block", marginBlockEnd: vars.space["1"] });
