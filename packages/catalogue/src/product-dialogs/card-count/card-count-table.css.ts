import { grid } from "@giftshop/ui-kit/grid";
import { vars } from "@giftshop/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const content = style({ display: "grid", gap: vars.space["4"] });

export const table = style({ inlineSize: "100%", borderCollapse: "collapse" });

/** The window's name says it for the eye. */
export const caption = style({ position: "absolute", clipPath: "inset(50%)" });

export const head = style({
  paddingBlock: vars.space["2"],
  color: vars.color.textMuted,
  fontSize: vars.fontSize.small,
  fontWeight: vars.fontWeight.medium,
  textAlign: "start",
});
export const headNumber = style([head, { textAlign: "end" }]);

export const cell = style({
  paddingBlock: vars.space["2"],
  borderBlockStart: `${vars.borderWidth.hairline} solid ${vars.color.border}`,
});
export const number = style([
  cell,
  { fontVariantNumeric: "tabular-nums", fontWeight: vars.fontWeight.bold, textAlign: "end" },
]);

/** A little card with its value. */
export const card = style({
  display: "inline-grid",
  placeItems: "center",
  minInlineSize: grid(20),
  blockSize: grid(12),
  paddingInline: vars.space["2"],
  borderRadius: vars.radius.small,
  backgroundColor: vars.color.primary,
  color: vars.color.textOnPrimary,
  fontVariantNumeric: "tabular-nums",
  fontWeight: vars.fontWeight.bold,
});
