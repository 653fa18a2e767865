import { media, vars } from "@giftshop/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const panel = style({
  display: "grid",
  gap: vars.space["4"],
  padding: vars.space["6"],
  borderRadius: vars.radius.large,
  backgroundColor: vars.color.surfaceSunken,
  "@media": {
    [media.tablet]: { padding: vars.space["8"] },
    // What is said on one side, what is kept to on the other.
    [media.desktop]: {
      gridTemplateColumns: "minmax(0, 3fr) minmax(0, 2fr)",
      alignItems: "center",
      columnGap: vars.space["12"],
      padding: vars.space["10"],
    },
  },
});

export const words = style({ display: "grid", alignContent: "start", gap: vars.space["4"] });

export const keep = style([words, { justifyItems: "start" }]);

export const facts = style({
  display: "grid",
  gap: vars.space["2"],
  margin: 0,
  paddingInlineStart: vars.space["5"],
});
