import { vars } from "@giftshop/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const field = style({ display: "block", marginBlockEnd: vars.space[3] });

export const input = style({
  inlineSize: "100%",
  minBlockSize: vars.size.control,
  paddingInline: vars.space[3],
  border: `${vars.borderWidth.control} solid ${vars.color.borderControl}`,
  borderRadius: vars.radius.control,
  background: vars.color.surfaceRaised,
});

export const list = style({ display: "grid", gap: vars.space[1], outline: "none" });

export const item = style({
  paddingBlock: vars.space[2],
  paddingInline: vars.space[3],
  borderRadius: vars.radius.control,
  cursor: "default",
  outline: "none",
  selectors: {
    "&[data-focused], &[data-hovered]": { background: vars.color.primarySoft, color: vars.color.primary },
  },
});
