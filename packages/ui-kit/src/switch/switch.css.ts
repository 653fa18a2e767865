import { media, vars } from "../theme/contract.css.ts";
import { kitStyle } from "../theme/kit-style.ts";

export const field = kitStyle({ display: "grid", gap: vars.space[1] });

export const row = kitStyle({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  gap: vars.space[3],
  alignItems: "center",
  justifySelf: "start",
  minBlockSize: vars.space[8],
  lineHeight: vars.lineHeight.body,
  cursor: "pointer",
  selectors: { "&[data-disabled]": { color: vars.color.textMuted, cursor: "not-allowed" } },
  "@media": { [media.touch]: { minBlockSize: vars.size.control } },
});

export const track = kitStyle({
  appearance: "none",
  display: "grid",
  alignItems: "center",
  inlineSize: vars.space[12],
  blockSize: `calc(${vars.space[6]} + ${vars.space[1]})`,
  margin: 0,
  border: `${vars.borderWidth.control} solid ${vars.color.borderControl}`,
  borderRadius: vars.radius.pill,
  background: vars.color.surfaceSunken,
  cursor: "inherit",
  transition: `background-color ${vars.motion.fast} ${vars.motion.easing}`,
  selectors: {
    "&::before": {
      content: '""',
      inlineSize: vars.space[5],
      blockSize: vars.space[5],
      marginInlineStart: `calc(${vars.space[1]} / 2)`,
      borderRadius: vars.radius.pill,
      background: vars.color.borderControl,
    },
    "&:checked": { borderColor: vars.color.primary, background: vars.color.primary },
    "&:checked::before": {
      marginInlineStart: `calc(100% - ${vars.space[5]} - ${vars.space[1]} / 2)`,
      background: vars.color.textOnPrimary,
    },
    "&:disabled": { opacity: 0.5 },
  },
  "@media": {
    [media.motion]: {
      selectors: { "&::before": { transition: `margin ${vars.motion.normal} ${vars.motion.gesture}` } },
    },
    [media.forcedColors]: {
      selectors: {
        "&::before": { background: "ButtonText", forcedColorAdjust: "none" },
        "&:checked": { background: "Highlight", forcedColorAdjust: "none" },
        "&:checked::before": { background: "HighlightText" },
      },
    },
  },
});
