import { vars } from "../theme/contract.css.ts";
import { kitStyle } from "../theme/kit-style.ts";

export const table = kitStyle({
  inlineSize: "100%",
  borderCollapse: "collapse",
  lineHeight: vars.lineHeight.snug,
  transition: `color ${vars.motion.fast} ${vars.motion.easing}`,
  selectors: { "&[data-pending]": { color: vars.color.textMuted } },
});

export const caption = kitStyle({
  position: "absolute",
  inlineSize: vars.borderWidth.hairline,
  blockSize: vars.borderWidth.hairline,
  overflow: "hidden",
  clipPath: "inset(50%)",
});

export const label = kitStyle({
  paddingBlock: vars.space[2],
  paddingInline: `0 ${vars.space[4]}`,
  fontWeight: vars.fontWeight.regular,
  textAlign: "start",
  verticalAlign: "baseline",
  overflowWrap: "anywhere",
  selectors: { '[data-kind="discount"] > &': { color: vars.color.success } },
});

export const note = kitStyle({
  display: "block",
  color: vars.color.textMuted,
  fontSize: vars.fontSize.small,
  fontWeight: vars.fontWeight.regular,
});

export const amount = kitStyle({
  paddingBlock: vars.space[2],
  textAlign: "end",
  verticalAlign: "baseline",
  whiteSpace: "nowrap",
  fontVariantNumeric: "tabular-nums",
  selectors: { '[data-kind="discount"] > &': { color: vars.color.success } },
});

export const total = kitStyle({
  borderBlockStart: `${vars.borderWidth.control} solid ${vars.color.border}`,
  paddingBlockStart: vars.space[4],
  fontWeight: vars.fontWeight.bold,
});
