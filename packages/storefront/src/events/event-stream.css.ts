import { vars } from "@giftshop/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const state = style({ color: vars.color.textMuted });

export const list = style({ display: "grid", gap: vars.space["3"], margin: 0, padding: 0, listStyle: "none" });

export const entry = style({
  padding: vars.space["3"],
  border: `${vars.borderWidth.hairline} solid ${vars.color.border}`,
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.surfaceRaised,
});

export const facts = style({
  marginBlock: `${vars.space["2"]} 0`,
  overflowX: "auto",
  fontSize: vars.fontSize.small,
});
