import { media, vars } from "../theme/contract.css.ts";
import { grid } from "../theme/grid.ts";
import { kitStyle } from "../theme/kit-style.ts";

export const group = kitStyle({
  display: "grid",
  gap: vars.space[2],
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
});

export const legend = kitStyle({
  padding: 0,
  marginBlockEnd: vars.space[2],
  fontWeight: vars.fontWeight.medium,
  selectors: {
    "&[data-hidden]": {
      position: "absolute",
      inlineSize: vars.borderWidth.hairline,
      blockSize: vars.borderWidth.hairline,
      margin: `calc(${vars.borderWidth.hairline} * -1)`,
      overflow: "hidden",
      clipPath: "inset(50%)",
    },
  },
});

export const cards = kitStyle({
  display: "grid",
  gap: vars.space[3],
  "@media": {
    [media.tablet]: {
      selectors: {
        '&[data-direction="row"]': { gridTemplateColumns: `repeat(auto-fit, minmax(${grid(52)}, 1fr))` },
      },
    },
  },
});

export const card = kitStyle({
  display: "flex",
  alignItems: "center",
  gap: vars.space[3],
  minBlockSize: vars.size.controlLarge,
  paddingBlock: vars.space[3],
  paddingInline: vars.space[4],
  border: `${vars.borderWidth.control} solid ${vars.color.borderControl}`,
  borderRadius: vars.radius.medium,
  background: vars.color.surfaceRaised,
  cursor: "pointer",
  transition: `border-color ${vars.motion.fast} ${vars.motion.easing}, background-color ${vars.motion.fast} ${vars.motion.easing}, box-shadow ${vars.motion.fast} ${vars.motion.easing}`,
  selectors: {
    "&:has(:checked)": {
      borderColor: vars.color.primary,
      background: vars.color.primarySoft,
      boxShadow: `inset 0 0 0 ${vars.borderWidth.control} ${vars.color.primary}`,
    },
    "&:has(:disabled)": { opacity: 0.55, cursor: "not-allowed" },
    "&:has(:focus-visible)": {
      outline: `${vars.borderWidth.strong} solid ${vars.color.focus}`,
      outlineOffset: vars.borderWidth.gap,
    },
    "[data-invalid] > * > &": { borderColor: vars.color.danger },
  },
  "@media": {
    [media.hover]: { selectors: { "&:hover:not(:has(:disabled, :checked))": { borderColor: vars.color.text } } },
  },
});

export const radio = kitStyle({
  appearance: "none",
  flexShrink: 0,
  inlineSize: vars.space[5],
  blockSize: vars.space[5],
  margin: 0,
  border: `${vars.borderWidth.control} solid ${vars.color.borderControl}`,
  borderRadius: "50%",
  background: vars.color.surfaceRaised,
  cursor: "inherit",
  selectors: {
    "&:checked": { border: `calc(${vars.space[3]} / 2) solid ${vars.color.primary}` },
    "&:focus-visible": { outline: "none" },
  },
});

export const words = kitStyle({ display: "grid", flex: 1, minInlineSize: 0 });
export const label = kitStyle({ fontWeight: vars.fontWeight.medium, overflowWrap: "anywhere" });
export const description = kitStyle({
  color: vars.color.textMuted,
  fontSize: vars.fontSize.small,
  lineHeight: vars.lineHeight.snug,
});
export const aside = kitStyle({ fontWeight: vars.fontWeight.medium, whiteSpace: "nowrap" });
