import { media, vars } from "@giftshop/ui-kit/theme";
import { globalStyle, style } from "@vanilla-extract/css";

/** One size for all, so that names stand in line. */
export const stage = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignItems: "center",
  aspectRatio: "1.2",
  overflow: "clip",
  borderRadius: vars.radius.medium,
});

globalStyle(`${stage}[data-sold-out] img`, { filter: "grayscale(0.7)", opacity: 0.7 });

/** On a phone in the very corner, so that the name on the card stays to be read. */
export const top = style({
  "@media": {
    [media.belowTablet]: {
      position: "relative",
      insetBlockStart: `calc(-1 * ${vars.space["2"]})`,
      insetInlineStart: `calc(-1 * ${vars.space["2"]})`,
    },
  },
});
