import { media, vars } from "@giftshop/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const fields = style({ display: "grid", gap: vars.space["4"] });

export const pair = style({
  display: "grid",
  gap: vars.space["4"],
  "@media": { [media.tablet]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
});

export const actions = style({ display: "flex", flexWrap: "wrap", gap: vars.space["3"] });

export const fault = style({ margin: 0, color: vars.color.danger, fontSize: vars.fontSize.small });

export const text = style({ margin: 0 });

export const rows = style({ display: "grid", margin: 0, padding: 0, listStyle: "none" });

export const row = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  columnGap: vars.space["3"],
  paddingBlock: vars.space["1"],
  borderBlockEnd: `${vars.borderWidth.hairline} solid ${vars.color.border}`,
});

export const rowValue = style({ minInlineSize: 0, fontWeight: vars.fontWeight.medium, overflowWrap: "anywhere" });
