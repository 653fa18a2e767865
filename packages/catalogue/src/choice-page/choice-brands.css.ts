import { media, vars } from "@giftshop/ui-kit/theme";
import { globalStyle, style } from "@vanilla-extract/css";

export const head = style({ display: "grid", gap: vars.space["1"] });

/** Full rows: two of four on a phone, two of six elsewhere. */
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

globalStyle(`${faces} > :nth-child(n + 9)`, { "@media": { [media.belowTablet]: { display: "none" } } });
globalStyle(`${faces} img`, { boxShadow: vars.shadow.low });
