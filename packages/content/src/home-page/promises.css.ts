import { media, vars } from "@giftshop/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const grid = style({
  display: "grid",
  gap: vars.space["4"],
  margin: 0,
  padding: 0,
  listStyle: "none",
  "@media": {
    [media.tablet]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))", gap: vars.space["6"] },
    [media.desktop]: { gridTemplateColumns: "repeat(4, minmax(0, 1fr))" },
  },
});

export const promise = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  alignContent: "start",
  columnGap: vars.space["3"],
  paddingBlockStart: vars.space["4"],
  borderBlockStart: `${vars.borderWidth.hairline} solid ${vars.color.border}`,
});

export const icon = style({ gridRow: "1 / 3", color: vars.color.primary });

export const title = style({
  margin: 0,
  fontSize: vars.fontSize.body,
  fontWeight: vars.fontWeight.bold,
  lineHeight: vars.lineHeight.snug,
});

export const text = style({
  margin: 0,
  color: vars.color.textMuted,
  fontSize: vars.fontSize.small,
  textWrap: "pretty",
});
