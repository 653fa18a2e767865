import { media, vars } from "../theme/contract.css.ts";
import { kitStyle } from "../theme/kit-style.ts";

/** Made so, or said to be so of one that keeps its focus; what waits looks as it did. */
const dead = ':disabled, [aria-disabled="true"]:not([data-loading], [data-inert])';

export const button = kitStyle({
  position: "relative",
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  minBlockSize: vars.size.control,
  paddingBlock: vars.space[2],
  paddingInline: vars.space[6],
  border: `${vars.borderWidth.control} solid transparent`,
  borderRadius: vars.radius.control,
  background: "transparent",
  color: vars.color.primary,
  font: "inherit",
  fontWeight: vars.fontWeight.bold,
  lineHeight: vars.lineHeight.snug,
  textAlign: "center",
  textDecoration: "none",
  cursor: "pointer",
  userSelect: "none",
  WebkitTapHighlightColor: "transparent",
  transition: `background-color ${vars.motion.fast} ${vars.motion.easing}, border-color ${vars.motion.fast} ${vars.motion.easing}, box-shadow ${vars.motion.fast} ${vars.motion.easing}, transform ${vars.motion.fast} ${vars.motion.gesture}`,
  selectors: {
    '&[data-size="small"]': {
      minBlockSize: vars.space[10],
      paddingBlock: vars.space[1],
      paddingInline: vars.space[4],
      fontSize: vars.fontSize.small,
    },
    '&[data-size="large"]': {
      minBlockSize: vars.size.controlLarge,
      paddingInline: vars.space[8],
      fontSize: vars.fontSize.lead,
    },
    "&[data-block]": { display: "flex", inlineSize: "100%" },
    '&[data-variant="primary"]': {
      background: vars.color.primary,
      color: vars.color.textOnPrimary,
      boxShadow: vars.shadow.low,
    },
    '&[data-variant="primary"]:active': { background: vars.color.primaryPressed },
    '&[data-variant="secondary"]': { borderColor: vars.color.borderControl, color: vars.color.text },
    '&[data-variant="secondary"]:active': { background: vars.color.surfaceSunken },
    '&[data-variant="quiet"]': { paddingInline: vars.space[3] },
    '&[data-variant="quiet"]:active': { background: vars.color.primarySoft },
    '&[data-variant="danger"]': { background: vars.color.danger, color: vars.color.textOnPrimary },
    '&[data-variant="danger"]:active': { background: vars.color.dangerHover },
    "&:active": { transform: "scale(0.98)" },
    [`&:is(${dead})`]: {
      background: vars.color.surfaceSunken,
      borderColor: "transparent",
      color: vars.color.textMuted,
      boxShadow: "none",
      cursor: "not-allowed",
      transform: "none",
    },
    "&[data-loading]": { cursor: "progress", transform: "none" },
  },
  "@media": {
    [media.hover]: {
      selectors: {
        [`&[data-variant="primary"]:hover:not(${dead}, :active)`]: {
          background: vars.color.primaryHover,
          boxShadow: vars.shadow.raised,
        },
        [`&[data-variant="secondary"]:hover:not(${dead}, :active)`]: {
          borderColor: vars.color.text,
          background: vars.color.surfaceRaised,
        },
        [`&[data-variant="quiet"]:hover:not(${dead}, :active)`]: { background: vars.color.primarySoft },
        [`&[data-variant="danger"]:hover:not(${dead}, :active)`]: { background: vars.color.dangerHover },
      },
    },
    [media.touch]: { selectors: { '&[data-size="small"]': { minBlockSize: vars.size.control } } },
    [media.forcedColors]: { borderColor: "ButtonBorder" },
  },
});

export const words = kitStyle({
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  gap: vars.space[2],
  selectors: { "[data-loading] > &": { opacity: 0 } },
});

export const spinner = kitStyle({ position: "absolute", inset: 0, display: "grid", placeItems: "center" });

/** A button that does nothing before the client has loaded, and nothing at all without it. */
export const clientOnly = kitStyle({
  selectors: { "&[data-inert]": { cursor: "progress", transform: "none" } },
  "@media": { [media.scriptless]: { display: "none" } },
});
