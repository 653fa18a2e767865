import { media, vars } from "@giftshop/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const parts = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[6] });

export const panel = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[5],
  padding: vars.space[5],
  borderRadius: vars.radius.large,
  border: `${vars.borderWidth.hairline} solid ${vars.color.border}`,
  background: vars.color.surfaceRaised,
});

/** From a table to an order: numbered, beside each other where there is room. */
export const steps = style({
  display: "grid",
  gap: vars.space[4],
  margin: 0,
  padding: 0,
  counterReset: "step",
  listStyle: "none",
  "@media": { [media.tablet]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" } },
});

export const step = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  alignContent: "start",
  columnGap: vars.space[3],
  counterIncrement: "step",
  lineHeight: vars.lineHeight.snug,
  selectors: {
    "&::before": {
      content: "counter(step)",
      gridRow: "1 / 3",
      display: "grid",
      placeItems: "center",
      inlineSize: vars.space[8],
      blockSize: vars.space[8],
      borderRadius: vars.radius.pill,
      background: vars.color.accent,
      color: vars.color.textOnAccent,
      fontFamily: vars.font.display,
      fontWeight: vars.fontWeight.display,
    },
  },
});

export const hint = style({ gridColumn: 2, color: vars.color.textMuted, fontSize: vars.fontSize.small });

export const pair = style({
  display: "grid",
  gap: vars.space[4],
  alignItems: "start",
  "@media": { [media.tablet]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
});

export const rows = style({ display: "grid", gap: vars.space[3], margin: 0, padding: 0, listStyle: "none" });
