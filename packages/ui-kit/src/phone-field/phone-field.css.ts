import { vars } from "../theme/contract.css.ts";
import { grid } from "../theme/grid.ts";
import { kitGlobalStyle, kitStyle } from "../theme/kit-style.ts";

export const pair = kitStyle({
  display: "grid",
  gridTemplateColumns: `${grid(26)} minmax(0, 1fr)`,
  gap: vars.space[2],
});

export const code = kitStyle({ position: "relative", display: "grid", minInlineSize: 0 });

// The name of the chosen country is still what a screen reader hears.
export const codeSelect = kitStyle({ selectors: { "[data-short] > &": { color: "transparent" } } });
kitGlobalStyle(`.${codeSelect} option`, {
  background: vars.color.surfaceRaised,
  color: vars.color.text,
});

export const digits = kitStyle({
  position: "absolute",
  insetBlock: 0,
  insetInlineStart: vars.space[4],
  display: "grid",
  alignItems: "center",
  fontVariantNumeric: "tabular-nums",
  pointerEvents: "none",
});
