import { vars } from "../theme/contract.css.ts";
import { kitStyle } from "../theme/kit-style.ts";

export const badge = kitStyle({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space[1],
  minBlockSize: vars.space[6],
  paddingInline: vars.space[2],
  borderRadius: vars.radius.small,
  background: vars.color.surfaceSunken,
  color: vars.color.text,
  fontSize: vars.fontSize.caption,
  fontWeight: vars.fontWeight.bold,
  lineHeight: vars.lineHeight.snug,
  selectors: {
    '&[data-tone="primary"]': { background: vars.color.primary, color: vars.color.textOnPrimary },
    '&[data-tone="accent"]': { background: vars.color.accent, color: vars.color.textOnAccent },
    '&[data-tone="success"]': { background: vars.color.successSoft, color: vars.color.success },
    '&[data-tone="warning"]': { background: vars.color.warningSoft, color: vars.color.warning },
    '&[data-tone="danger"]': { background: vars.color.dangerSoft, color: vars.color.danger },
    '&[data-tone="info"]': { background: vars.color.infoSoft, color: vars.color.info },
    '&[data-kind="count"]': {
      justifyContent: "center",
      minInlineSize: vars.space[5],
      minBlockSize: vars.space[5],
      paddingInline: vars.space[1],
      borderRadius: vars.radius.pill,
      fontVariantNumeric: "tabular-nums",
    },
  },
});
