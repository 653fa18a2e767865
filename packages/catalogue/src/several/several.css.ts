import { vars } from "@giftshop/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const fields = style({ display: "grid", gap: vars.space["4"] });

export const field = style({ display: "grid", gap: vars.space["2"], justifyItems: "start" });

export const text = style({ margin: 0, overflowWrap: "anywhere" });

export const fault = style({ margin: 0, color: vars.color.danger, fontSize: vars.fontSize.small });

export const actions = style({ display: "flex", flexWrap: "wrap", gap: vars.space["3"] });

export const rows = style({ display: "grid", margin: 0, padding: 0, listStyle: "none" });

export const row = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "center",
  gap: vars.space["2"],
  borderBlockEnd: `${vars.borderWidth.hairline} solid ${vars.color.border}`,
});

export const person = style({
  display: "grid",
  gap: vars.space["1"],
  paddingBlock: vars.space["2"],
  minInlineSize: 0,
  overflowWrap: "anywhere",
});

/** What opens somebody: as high as a finger needs. */
export const name = style({
  paddingBlock: vars.space["2"],
  paddingInline: 0,
  border: 0,
  background: "none",
  color: "inherit",
  font: "inherit",
  fontWeight: vars.fontWeight.medium,
  textAlign: "start",
  textDecoration: "underline",
  cursor: "pointer",
});

export const detail = style({ color: vars.color.textMuted, fontSize: vars.fontSize.small });
