import { media, vars } from "@giftshop/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const fields = style({ display: "grid", gap: vars.space["4"] });

export const pair = style({
  display: "grid",
  gap: vars.space["4"],
  "@media": { [media.tablet]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
});

export const actions = style({ display: "flex", flexWrap: "wrap", gap: vars.space["3"] });

export const fault = style({ margin: 0, color: vars.color.danger, fontSize: vars.fontSize.small });

export const text = style({ margin: 0 });
