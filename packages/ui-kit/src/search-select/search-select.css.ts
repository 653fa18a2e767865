import { media, vars } from "../theme/contract.css.ts";
import { kitStyle } from "../theme/kit-style.ts";

export const frame = kitStyle({
  // Without script the platform's own picker stands in its place.
  "@media": { "(scripting: none)": { selectors: { "&[data-stand-in]": { display: "none" } } } },
});

export const trigger = kitStyle({
  display: "flex",
  alignItems: "center",
  gap: vars.space[2],
  paddingInlineEnd: vars.space[3],
  textAlign: "start",
  cursor: "pointer",
  WebkitTapHighlightColor: "transparent",
  selectors: {
    "[data-invalid] &": { borderColor: vars.color.danger },
    "[data-open] &": { borderColor: vars.color.primary },
    "&[data-loading]": { cursor: "progress" },
  },
});

export const value = kitStyle({
  display: "flex",
  alignItems: "center",
  gap: vars.space[2],
  flex: 1,
  minInlineSize: 0,
  selectors: { "&[data-placeholder]": { color: vars.color.textMuted } },
});

export const words = kitStyle({ overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" });

export const chevron = kitStyle({
  color: vars.color.textMuted,
  selectors: { "[data-open] &": { transform: "scaleY(-1)" } },
  "@media": { [media.motion]: { transition: `transform ${vars.motion.fast} ${vars.motion.easing}` } },
});

export const search = kitStyle({
  position: "relative",
  display: "grid",
  alignItems: "center",
  padding: vars.space[2],
  borderBlockEnd: `${vars.borderWidth.hairline} solid ${vars.color.border}`,
});

export const searchIcon = kitStyle({
  position: "absolute",
  insetInlineStart: vars.space[5],
  color: vars.color.textMuted,
  pointerEvents: "none",
});

export const searchInput = kitStyle({
  appearance: "none",
  minInlineSize: 0,
  paddingInlineStart: vars.space[10],
  selectors: { "&::-webkit-search-cancel-button": { display: "none" } },
});

export const empty = kitStyle({ padding: vars.space[3], color: vars.color.textMuted });
