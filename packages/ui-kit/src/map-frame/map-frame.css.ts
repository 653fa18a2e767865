import { vars } from "../theme/contract.css.ts";
import { grid } from "../theme/grid.ts";
import { kitStyle } from "../theme/kit-style.ts";

export const frame = kitStyle({
  display: "grid",
  minInlineSize: 0,
  minBlockSize: grid(80),
  overflow: "clip",
  border: `${vars.borderWidth.hairline} solid ${vars.color.border}`,
  borderRadius: vars.radius.medium,
  background: vars.color.surfaceSunken,
});

/** The map fills the frame, whatever it brings. */
export const slot = kitStyle({ display: "grid", minInlineSize: 0, minBlockSize: 0 });

export const placeholder = kitStyle({
  display: "grid",
  alignContent: "center",
  justifyItems: "center",
  gap: vars.space[3],
  padding: vars.space[6],
  color: vars.color.textMuted,
  textAlign: "center",
});
