import { media, vars } from "../theme/contract.css.ts";
import { kitStyle } from "../theme/kit-style.ts";

export const field = kitStyle({ display: "grid", gap: vars.space[2], minInlineSize: 0, alignContent: "start" });

export const label = kitStyle({ fontWeight: vars.fontWeight.medium, lineHeight: vars.lineHeight.snug });

export const optional = kitStyle({ color: vars.color.textMuted, fontWeight: vars.fontWeight.regular });

export const hint = kitStyle({
  color: vars.color.textMuted,
  fontSize: vars.fontSize.small,
  lineHeight: vars.lineHeight.snug,
});

export const error = kitStyle({
  display: "flex",
  gap: vars.space[2],
  alignItems: "flex-start",
  color: vars.color.danger,
  fontSize: vars.fontSize.small,
  fontWeight: vars.fontWeight.medium,
  lineHeight: vars.lineHeight.snug,
});

export const errorIcon = kitStyle({ inlineSize: vars.space[5], blockSize: vars.space[5] });

/** The look of whatever one types into or chooses from. */
export const control = kitStyle({
  inlineSize: "100%",
  minInlineSize: 0,
  minBlockSize: vars.size.control,
  margin: 0,
  paddingBlock: vars.space[2],
  paddingInline: vars.space[4],
  border: `${vars.borderWidth.control} solid ${vars.color.borderControl}`,
  borderRadius: vars.radius.control,
  background: vars.color.surfaceRaised,
  color: vars.color.text,
  font: "inherit",
  lineHeight: vars.lineHeight.snug,
  transition: `border-color ${vars.motion.fast} ${vars.motion.easing}`,
  selectors: {
    "&::placeholder": { color: vars.color.textMuted, opacity: 1 },
    '&[aria-invalid="true"]': { borderColor: vars.color.danger },
    "&:disabled": { background: vars.color.surfaceSunken, color: vars.color.textMuted, cursor: "not-allowed" },
    // What one types into; to the browser a button or a list is read-only as well.
    "&:is(input, textarea):read-only": { background: vars.color.surfaceSunken },
  },
  "@media": {
    [media.hover]: {
      selectors: { '&:hover:not(:disabled, [aria-invalid="true"])': { borderColor: vars.color.text } },
    },
  },
});
