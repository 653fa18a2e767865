import { vars } from "@giftshop/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const fields = style({ display: "grid", gap: vars.space["4"] });

export const text = style({ margin: 0 });

export const fault = style({ margin: 0, color: vars.color.danger, fontSize: vars.fontSize.small });

export const rows = style({ display: "grid", gap: vars.space["2"], margin: 0, padding: 0, listStyle: "none" });

export const row = style({
  paddingBlock: vars.space["2"],
  borderBlockEnd: `${vars.borderWidth.hairline} solid ${vars.color.border}`,
  overflowWrap: "anywhere",
});
