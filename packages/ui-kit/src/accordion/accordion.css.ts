import { globalStyle } from "@vanilla-extract/css";
import { media, vars } from "../theme/contract.css.ts";
import { kitGlobalStyle, kitStyle } from "../theme/kit-style.ts";

export const accordion = kitStyle({ display: "grid" });

export const item = kitStyle({ borderBlockEnd: `${vars.borderWidth.hairline} solid ${vars.color.border}` });

export const summary = kitStyle({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space[4],
  minBlockSize: vars.size.controlLarge,
  paddingBlock: vars.space[3],
  fontWeight: vars.fontWeight.bold,
  lineHeight: vars.lineHeight.snug,
  borderRadius: vars.radius.small,
  listStyle: "none",
  cursor: "pointer",
  "@media": { [media.hover]: { selectors: { "&:hover": { color: vars.color.primary } } } },
});

export const chevron = kitStyle({
  color: vars.color.primary,
  transition: `rotate ${vars.motion.normal} ${vars.motion.easing}`,
  selectors: { "[open] > summary > &": { rotate: "180deg" } },
});

export const content = kitStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[2],
  paddingBlockEnd: vars.space[5],
  lineHeight: vars.lineHeight.body,
});

kitGlobalStyle(`.${content} > a`, { justifySelf: "start" });

kitGlobalStyle(`.${summary}::-webkit-details-marker`, { display: "none" });

// Unlayered on purpose: browsers that cannot animate to
// `auto` ignore the rule, and no feature styles this part.
globalStyle(`.${item}::details-content`, {
  blockSize: 0,
  overflow: "clip",
  transition: `block-size ${vars.motion.normal} ${vars.motion.easing}, content-visibility ${vars.motion.normal} allow-discrete`,
});
globalStyle(`.${item}[open]::details-content`, { blockSize: "auto" });
globalStyle(`.${item}`, { interpolateSize: "allow-keywords" });
