import { vars } from "../theme/contract.css.ts";
import { kitStyle } from "../theme/kit-style.ts";

export const summary = kitStyle({
  display: "grid",
  gap: vars.space[2],
  padding: vars.space[4],
  border: `${vars.borderWidth.control} solid ${vars.color.danger}`,
  borderRadius: vars.radius.medium,
  background: vars.color.dangerSoft,
});

export const title = kitStyle({
  display: "flex",
  alignItems: "center",
  gap: vars.space[2],
  margin: 0,
  fontSize: vars.fontSize.body,
  fontWeight: vars.fontWeight.bold,
  lineHeight: vars.lineHeight.snug,
});

export const icon = kitStyle({ color: vars.color.danger });
export const list = kitStyle({
  margin: 0,
  paddingInlineStart: vars.space[6],
  listStyle: "disc",
});
export const link = kitStyle({
  display: "block",
  paddingBlock: vars.space[1],
  color: vars.color.danger,
  fontWeight: vars.fontWeight.medium,
});
