import { media, vars } from "@giftshop/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const section = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[4] });

/** Two that belong together: side by side where there is space. */
export const pair = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[4],
  "@media": { [media.tablet]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
});

/** The number of the house and what follows it, whose name is longer, stand side by side everywhere. */
export const numbers = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 2fr) minmax(0, 3fr)",
  gap: vars.space[4],
});

/** One gift among several. */
export const line = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[4],
  margin: 0,
  padding: vars.space[4],
  minInlineSize: 0,
  borderRadius: vars.radius.medium,
  border: `${vars.borderWidth.hairline} solid ${vars.color.border}`,
  background: vars.color.surface,
});

/** One of several who share a gift. */
export const person = style([section, { margin: 0, padding: 0, minInlineSize: 0, border: 0 }]);
export const legend = style({ padding: 0, marginBlockEnd: vars.space[2], fontWeight: vars.fontWeight.bold });

export const actions = style({ display: "flex", flexWrap: "wrap", gap: vars.space[3] });
export const privacy = style({ margin: 0, color: vars.color.textMuted, fontSize: vars.fontSize.small });
export const sent = style({ display: "grid", gap: vars.space[3], outline: "none" });

/** A picture that was chosen, what it is called, and the way to take it back. */
export const logo = style({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: vars.space[4] });
export const picture = style({ maxInlineSize: "100%", maxBlockSize: vars.space[16], objectFit: "contain" });
