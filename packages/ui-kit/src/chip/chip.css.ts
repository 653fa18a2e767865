import { media, vars } from "../theme/contract.css.ts";
import { kitStyle } from "../theme/kit-style.ts";

export { group, legend } from "../radio-cards/radio-cards.css.ts";

export const chips = kitStyle({
  display: "flex",
  flexWrap: "wrap",
  gap: vars.space[2],
});

/** Four of them and what is between make a line. */
const quarter = `calc((100% - 3 * ${vars.space[2]}) / 4)`;

export const chip = kitStyle({
  position: "relative",
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  minBlockSize: vars.size.control,
  minInlineSize: vars.space[16],
  paddingInline: vars.space[4],
  border: `${vars.borderWidth.control} solid ${vars.color.borderControl}`,
  borderRadius: vars.radius.pill,
  background: vars.color.surfaceRaised,
  color: vars.color.text,
  fontWeight: vars.fontWeight.medium,
  fontVariantNumeric: "tabular-nums",
  lineHeight: vars.lineHeight.snug,
  textDecoration: "none",
  whiteSpace: "nowrap",
  cursor: "pointer",
  userSelect: "none",
  WebkitTapHighlightColor: "transparent",
  transition: `background-color ${vars.motion.fast} ${vars.motion.easing}, color ${vars.motion.fast} ${vars.motion.easing}, transform ${vars.motion.fast} ${vars.motion.gesture}`,
  selectors: {
    "&:has(:checked), &[aria-current]": {
      background: vars.color.primary,
      borderColor: vars.color.primary,
      color: vars.color.textOnPrimary,
    },
    "&:active": { transform: "scale(0.96)" },
    "&:has(:focus-visible)": {
      outline: `${vars.borderWidth.strong} solid ${vars.color.focus}`,
      outlineOffset: vars.borderWidth.gap,
    },
    "&:has(:disabled)": {
      borderColor: vars.color.border,
      background: vars.color.surfaceSunken,
      color: vars.color.textMuted,
      textDecoration: "line-through",
      cursor: "not-allowed",
      transform: "none",
    },
    "[data-invalid] > * > &": { borderColor: vars.color.danger },
    "[data-even] > &": { flex: `0 0 ${quarter}`, paddingInline: vars.space[1] },
    // What is left of its line, or one of its own.
    "[data-even] > &[data-rest]": { flex: "1 0 auto" },
  },
  "@media": {
    [media.hover]: {
      selectors: {
        "&:hover:not(:has(:disabled, :checked), [aria-current])": { borderColor: vars.color.text },
      },
    },
    [media.forcedColors]: {
      // Colours alone: the outline says where the focus is, which in a group of radios goes with the choice.
      selectors: {
        "&:has(:checked), &[aria-current]": {
          forcedColorAdjust: "none",
          background: "Highlight",
          borderColor: "Highlight",
          color: "HighlightText",
        },
      },
    },
  },
});

export const input = kitStyle({
  position: "absolute",
  inset: 0,
  margin: 0,
  opacity: 0,
  cursor: "inherit",
});
