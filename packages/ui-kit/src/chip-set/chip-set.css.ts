import { vars } from "../theme/contract.css.ts";
import { kitStyle } from "../theme/kit-style.ts";

export const set = kitStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space[2],
  margin: 0,
  padding: 0,
  listStyle: "none",
});

export const cross = kitStyle({
  inlineSize: vars.space[4],
  blockSize: vars.space[4],
  marginInlineStart: vars.space[2],
  color: vars.color.textMuted,
});

export const press = kitStyle({ font: "inherit", fontWeight: vars.fontWeight.medium });
