import { media, vars } from "@giftshop/ui-kit/theme";
import { globalStyle, style } from "@vanilla-extract/css";

export const head = style({ display: "grid", gap: vars.space["1"] });

/** Twelve faces fill every row: three of four, two of six. */
export const faces = style({
  display: "grid",
  gridTemplateColumns: "repeat(4, minmax(0, 1fr))",
  gap: vars.space["2"],
  margin: 0,
  padding: 0,
  listStyle: "none",
  "@media": {
    [media.tablet]: { gridTemplateColumns: "repeat(6, minmax(0, 1fr))", gap: vars.space["3"] },
    [media.desktop]: { gap: vars.space["4"] },
  },
});

globalStyle(`${faces} img`, { boxShadow: vars.shadow.low });
