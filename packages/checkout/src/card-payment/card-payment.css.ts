import { grid } from "@giftshop/ui-kit/grid";
import { vars } from "@giftshop/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const payments = style({ display: "grid", gap: vars.space[4] });

export const cards = style({ display: "grid", gap: vars.space[2], margin: 0, padding: 0, listStyle: "none" });

export const card = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space[3],
  paddingBlock: vars.space[2],
  paddingInline: vars.space[4],
  border: `${vars.borderWidth.hairline} solid ${vars.color.border}`,
  borderRadius: vars.radius.small,
});

export const words = style({ display: "grid", flexGrow: 1, minInlineSize: 0 });

export const note = style({
  color: vars.color.textMuted,
  fontSize: vars.fontSize.small,
  selectors: { "&[data-problem]": { color: vars.color.text } },
});

export const amount = style({ flexShrink: 0, fontVariantNumeric: "tabular-nums" });

export const hint = style({ marginBlock: 0, marginBlockEnd: vars.space[3], color: vars.color.textMuted });

export const fields = style({ display: "flex", flexWrap: "wrap", alignItems: "flex-start", gap: vars.space[4] });

export const number = style({ flexGrow: 3, flexBasis: grid(64) });

export const pin = style({ flexGrow: 1, flexBasis: grid(32) });

export const action = style({ flexBasis: "100%" });
