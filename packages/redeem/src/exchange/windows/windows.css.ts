import { grid } from "@giftshop/ui-kit/grid";
import { vars } from "@giftshop/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const form = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[4] });
export const paragraph = style({ margin: 0 });
export const actions = style({ display: "flex", flexWrap: "wrap", gap: vars.space[2] });
export const choices = style([actions, { marginBlockStart: vars.space[3] }]);

export const hints = style({
  display: "grid",
  gap: vars.space[3],
  margin: 0,
  paddingInlineStart: vars.space[5],
});

export const lines = style({ display: "grid", gap: vars.space[3], margin: 0, padding: 0, listStyle: "none" });

export const row = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space[3],
});

export const line = style({
  display: "grid",
  gridTemplateColumns: `${grid(18)} minmax(0, 1fr) auto`,
  alignItems: "start",
  gap: vars.space[3],
  paddingBlockEnd: vars.space[3],
  borderBlockEnd: `${vars.borderWidth.hairline} solid ${vars.color.border}`,
});

export const picture = style({ padding: vars.space[1], borderRadius: vars.radius.small });
export const words = style({ display: "grid", justifyItems: "start", gap: vars.space[1], minInlineSize: 0 });
export const note = style({ color: vars.color.textMuted, fontSize: vars.fontSize.small });
export const end = style({ display: "grid", justifyItems: "end", gap: vars.space[1] });

export const amount = style({
  fontWeight: vars.fontWeight.medium,
  fontVariantNumeric: "tabular-nums",
  whiteSpace: "nowrap",
});

export const face = style({
  justifySelf: "center",
  inlineSize: "100%",
  maxInlineSize: grid(64),
  padding: vars.space[4],
  borderRadius: vars.radius.medium,
});

export const frame = style({
  inlineSize: "100%",
  blockSize: grid(120),
  border: `${vars.borderWidth.hairline} solid ${vars.color.border}`,
  borderRadius: vars.radius.small,
});
