import { vars } from "@giftshop/ui-kit/theme";
import { globalStyle, style } from "@vanilla-extract/css";

/** One size for all, so that names stand in line. */
export const stage = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignItems: "center",
  aspectRatio: "1.2",
  overflow: "clip",
  borderRadius: vars.radius.medium,
  filter: vars.scheme.dim,
});

globalStyle(`${stage}[data-sold-out] img`, { filter: "grayscale(0.7)", opacity: 0.7 });

/** A mark of what the shop recommends, of which a list hides some. */
export const top = style({});
