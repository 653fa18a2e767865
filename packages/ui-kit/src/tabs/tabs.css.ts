import { media, vars } from "../theme/contract.css.ts";
import { kitStyle } from "../theme/kit-style.ts";

export const tabs = kitStyle({ display: "grid", gap: vars.space[5], minInlineSize: 0 });

export const list = kitStyle({
  display: "flex",
  gap: vars.space[1],
  overflowX: "auto",
  scrollbarWidth: "none",
  boxShadow: `inset 0 calc(${vars.borderWidth.hairline} * -1) ${vars.color.border}`,
});

export const tab = kitStyle({
  flexShrink: 0,
  display: "grid",
  alignItems: "center",
  minBlockSize: vars.size.control,
  paddingInline: vars.space[4],
  border: 0,
  borderBlockEnd: `${vars.borderWidth.strong} solid transparent`,
  borderStartStartRadius: vars.radius.small,
  borderStartEndRadius: vars.radius.small,
  background: "transparent",
  color: vars.color.textMuted,
  font: "inherit",
  fontWeight: vars.fontWeight.medium,
  whiteSpace: "nowrap",
  cursor: "pointer",
  WebkitTapHighlightColor: "transparent",
  selectors: {
    '&[aria-selected="true"]': { borderBlockEndColor: vars.color.primary, color: vars.color.primary },
    '&[aria-disabled="true"]': { opacity: 0.5, cursor: "not-allowed" },
    "&:focus-visible": { outlineOffset: `calc(${vars.borderWidth.strong} * -1)` },
  },
  "@media": {
    [media.hover]: {
      selectors: { '&:hover:not([aria-disabled="true"], [aria-selected="true"])': { color: vars.color.text } },
    },
    [media.motion]: { transition: `border-color ${vars.motion.fast} ${vars.motion.easing}` },
    [media.forcedColors]: { selectors: { '&[aria-selected="true"]': { borderBlockEndColor: "Highlight" } } },
  },
});

export const panel = kitStyle({
  minInlineSize: 0,
  borderRadius: vars.radius.small,
  selectors: { "&:focus-visible": { outlineOffset: vars.space[1] } },
});
