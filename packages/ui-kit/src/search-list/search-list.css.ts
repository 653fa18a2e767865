import { media, vars } from "../theme/contract.css.ts";
import { kitStyle } from "../theme/kit-style.ts";

export const frame = kitStyle({ display: "grid", gap: vars.space[4], minInlineSize: 0 });

/** Stays in sight while the list scrolls under it. */
export const head = kitStyle({
  position: "sticky",
  insetBlockStart: 0,
  zIndex: 1,
  display: "grid",
  gap: vars.space[2],
  // Room for the focus outline, which the scroller would cut.
  paddingBlock: vars.space[1],
  background: vars.color.surfaceRaised,
});

export const field = kitStyle({ position: "relative", display: "grid", alignItems: "center" });

export const icon = kitStyle({
  position: "absolute",
  insetInlineStart: vars.space[3],
  color: vars.color.textMuted,
  pointerEvents: "none",
});

export const input = kitStyle({
  appearance: "none",
  minBlockSize: vars.size.controlLarge,
  paddingInline: `${vars.space[12]} ${vars.space[12]}`,
  selectors: { "&::-webkit-search-cancel-button": { display: "none" } },
});

export const end = kitStyle({
  position: "absolute",
  insetInlineEnd: vars.space[1],
  display: "grid",
  placeItems: "center",
  inlineSize: vars.size.control,
  blockSize: vars.size.control,
  color: vars.color.textMuted,
});

export const clear = kitStyle({
  display: "grid",
  placeItems: "center",
  inlineSize: "100%",
  blockSize: "100%",
  padding: 0,
  border: 0,
  borderRadius: vars.radius.pill,
  background: "none",
  color: "inherit",
  cursor: "pointer",
  "@media": {
    [media.hover]: { selectors: { "&:hover": { background: vars.color.surfaceSunken, color: vars.color.text } } },
  },
});

export const status = kitStyle({ color: vars.color.textMuted, fontSize: vars.fontSize.small });
