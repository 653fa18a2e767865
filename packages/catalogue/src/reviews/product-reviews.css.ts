import { media, vars } from "@giftshop/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const list = style({
  display: "grid",
  gap: vars.space["4"],
  margin: 0,
  padding: 0,
  listStyle: "none",
  "@media": { [media.tablet]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))", gap: vars.space["6"] } },
});

export const review = style({
  display: "grid",
  alignContent: "start",
  gap: vars.space["2"],
  margin: 0,
  padding: vars.space["4"],
  borderRadius: vars.radius.large,
  backgroundColor: vars.color.surface,
});

export const words = style({ margin: 0, whiteSpace: "pre-line", overflowWrap: "anywhere" });

export const author = style({ color: vars.color.textMuted, fontSize: vars.fontSize.small });
