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

/** The whole row opens it: a thumb finds it. */
export const person = style({
  display: "grid",
  gap: vars.space["1"],
  paddingBlock: vars.space["3"],
  paddingInline: 0,
  border: 0,
  background: "none",
  color: "inherit",
  font: "inherit",
  textAlign: "start",
  cursor: "pointer",
  overflowWrap: "anywhere",
});

export const name = style({ fontWeight: vars.fontWeight.medium });

export const detail = style({ color: vars.color.textMuted, fontSize: vars.fontSize.small });
