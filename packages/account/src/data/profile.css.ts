import { media, vars } from "@giftshop/ui-kit/theme";
import { style } from "@vanilla-extract/css";

/** What is written on an envelope: its lines stand close. */
export const lines = style({ display: "grid", gap: vars.space["1"], overflowWrap: "anywhere" });

export const facts = style({
  display: "grid",
  gap: vars.space["4"],
  margin: 0,
  overflowWrap: "anywhere",
  "@media": { [media.tablet]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
});

export const name = style({ fontSize: vars.fontSize.small, color: vars.color.textMuted });

export const value = style({ margin: 0 });
