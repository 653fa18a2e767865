import { vars } from "@giftshop/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const page = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[4],
  maxInlineSize: vars.size.container,
});

export const head = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space[3],
});

export const actions = style({ display: "flex", flexWrap: "wrap", alignItems: "end", gap: vars.space[2] });

export const section = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[3],
  padding: vars.space[4],
  background: vars.color.surfaceRaised,
  border: `${vars.borderWidth.hairline} solid ${vars.color.border}`,
  borderRadius: vars.radius.medium,
  minInlineSize: 0,
});

export const facts = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  columnGap: vars.space[4],
  rowGap: vars.space[1],
  margin: 0,
});

export const fact = style({ color: vars.color.textMuted });

export const value = style({ margin: 0, overflowWrap: "anywhere" });

/** A name that stays on one line. */
export const word = style({ whiteSpace: "nowrap" });

/** Words that break between them where there is little room, never within. */
export const words = style({ overflowWrap: "break-word" });

/** An address gives way to what stands beside it, and breaks where it must. */
export const address = style({ overflowWrap: "anywhere" });

/** As wide as what is in it, in a column that would else give it less. */
export const whole = style({ inlineSize: "max-content" });
