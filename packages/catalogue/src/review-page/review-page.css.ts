import { grid } from "@giftshop/ui-kit/grid";
import { vars } from "@giftshop/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const page = style({
  display: "grid",
  gap: vars.space["6"],
  paddingBlock: `${vars.space["8"]} ${vars.space["16"]}`,
  outline: "none",
});

export const list = style({ display: "grid", gap: vars.space["8"], margin: 0, padding: 0, listStyle: "none" });

export const item = style({
  display: "grid",
  gap: vars.space["4"],
  padding: vars.space["4"],
  borderRadius: vars.radius.large,
  backgroundColor: vars.color.surface,
});

export const head = style({ display: "flex", alignItems: "center", gap: vars.space["4"] });

export const face = style({ flexShrink: 0, inlineSize: grid(24) });

export const form = style({ display: "grid", justifyItems: "start", gap: vars.space["4"] });

export const label = style({
  display: "grid",
  gap: vars.space["2"],
  inlineSize: "100%",
  fontWeight: vars.fontWeight.bold,
});

export const optional = style({ color: vars.color.textMuted, fontWeight: vars.fontWeight.regular });

export const text = style({
  inlineSize: "100%",
  padding: vars.space["3"],
  border: `${vars.borderWidth.control} solid ${vars.color.borderControl}`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.surface,
  color: vars.color.text,
  font: "inherit",
  fontWeight: vars.fontWeight.regular,
  selectors: {
    "&:focus-visible": {
      outline: `${vars.borderWidth.strong} solid ${vars.color.focus}`,
      outlineOffset: vars.borderWidth.gap,
    },
    '&[aria-invalid="true"]': { borderColor: vars.color.danger },
  },
});

export const problem = style({ margin: 0, color: vars.color.danger, fontSize: vars.fontSize.small });
