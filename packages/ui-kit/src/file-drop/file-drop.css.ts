import { media, vars } from "../theme/contract.css.ts";
import { kitStyle } from "../theme/kit-style.ts";

export const area = kitStyle({
  position: "relative",
  display: "grid",
  justifyItems: "center",
  gap: vars.space[2],
  padding: vars.space[8],
  border: `${vars.borderWidth.control} dashed ${vars.color.borderControl}`,
  borderRadius: vars.radius.medium,
  background: vars.color.surfaceRaised,
  lineHeight: vars.lineHeight.snug,
  textAlign: "center",
  transition: `background-color ${vars.motion.fast} ${vars.motion.easing}, border-color ${vars.motion.fast} ${vars.motion.easing}`,
  selectors: {
    "&[data-over]": { borderColor: vars.color.primary, borderStyle: "solid", background: vars.color.primarySoft },
    "[data-invalid] > &": { borderColor: vars.color.danger },
    "&:has(:focus-visible)": { outline: `${vars.borderWidth.strong} solid ${vars.color.focus}` },
    "&:has(:disabled)": { background: vars.color.surfaceSunken, color: vars.color.textMuted },
  },
  "@media": {
    [media.hover]: { selectors: { "&:hover:not(:has(:disabled))": { borderColor: vars.color.text } } },
  },
});

/**
 * The browser's own field lies over the whole area: what is
 * dropped on it is chosen, and a press opens the list of files.
 */
export const input = kitStyle({
  position: "absolute",
  inset: 0,
  inlineSize: "100%",
  opacity: 0,
  cursor: "pointer",
  selectors: { "&:disabled": { cursor: "not-allowed" } },
});

export const prompt = kitStyle({ fontWeight: vars.fontWeight.medium });

export const chosen = kitStyle({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space[2],
  fontWeight: vars.fontWeight.bold,
  overflowWrap: "anywhere",
});

export const size = kitStyle({ color: vars.color.textMuted, fontSize: vars.fontSize.small });
