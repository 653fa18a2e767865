import { media, vars } from "@giftshop/ui-kit/theme";
import { style } from "@vanilla-extract/css";

/** What a house lays below them. */
export const band = style({});

export const steps = style({
  display: "grid",
  gap: vars.space["6"],
  margin: 0,
  padding: 0,
  listStyle: "none",
  "@media": { [media.tablet]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))", gap: vars.space["8"] } },
});

export const step = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  alignContent: "start",
  columnGap: vars.space["4"],
  rowGap: vars.space["1"],
  "@media": { [media.tablet]: { gridTemplateColumns: "minmax(0, 1fr)", rowGap: vars.space["2"] } },
});

export const number = style({
  display: "grid",
  placeItems: "center",
  gridRow: "1 / 3",
  inlineSize: vars.size.controlLarge,
  blockSize: vars.size.controlLarge,
  borderRadius: vars.radius.pill,
  backgroundColor: vars.color.accent,
  color: vars.color.textOnAccent,
  fontFamily: vars.font.display,
  fontSize: vars.fontSize.lead,
  fontWeight: vars.fontWeight.display,
  "@media": { [media.tablet]: { gridRow: "auto", marginBlockEnd: vars.space["1"] } },
});

export const title = style({
  margin: 0,
  fontFamily: vars.font.display,
  fontSize: vars.fontSize.title,
  fontWeight: vars.fontWeight.bold,
  lineHeight: vars.lineHeight.snug,
});

export const text = style({
  margin: 0,
  color: vars.color.textMuted,
  maxInlineSize: vars.size.measure,
  textWrap: "pretty",
});
