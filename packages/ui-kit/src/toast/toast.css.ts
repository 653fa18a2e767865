import { createVar, keyframes } from "@vanilla-extract/css";
import { media, vars } from "../theme/contract.css.ts";
import { kitStyle } from "../theme/kit-style.ts";

const tone = createVar();
const rise = keyframes({ from: { opacity: 0, transform: `translateY(${vars.space[4]})` } });

export const region = kitStyle({
  position: "fixed",
  insetBlockEnd: vars.space[4],
  insetInline: vars.space[4],
  zIndex: 110,
  display: "flex",
  flexDirection: "column-reverse",
  gap: vars.space[2],
  pointerEvents: "none",
  outline: "none",
  "@media": {
    [media.tablet]: {
      insetInlineStart: "auto",
      insetInlineEnd: vars.space[6],
      insetBlockEnd: vars.space[6],
      inlineSize: `calc(${vars.space[24]} * 4)`,
    },
  },
});

export const toast = kitStyle({
  vars: { [tone]: vars.color.info },
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr) auto",
  gap: vars.space[3],
  alignItems: "start",
  padding: vars.space[3],
  paddingInlineStart: vars.space[4],
  border: `${vars.borderWidth.hairline} solid ${vars.color.border}`,
  borderInlineStart: `${vars.borderWidth.strong} solid ${tone}`,
  borderRadius: vars.radius.medium,
  background: vars.color.surfaceRaised,
  color: vars.color.text,
  boxShadow: vars.shadow.floating,
  lineHeight: vars.lineHeight.snug,
  pointerEvents: "auto",
  selectors: {
    '&[data-tone="success"]': { vars: { [tone]: vars.color.success } },
    '&[data-tone="warning"]': { vars: { [tone]: vars.color.warning } },
    '&[data-tone="danger"]': { vars: { [tone]: vars.color.danger } },
  },
  "@media": { [media.motion]: { animation: `${rise} ${vars.motion.normal} ${vars.motion.gesture}` } },
});

export const icon = kitStyle({ marginBlockStart: vars.space[3], color: tone });

export const content = kitStyle({
  display: "grid",
  justifyItems: "start",
  gap: vars.space[1],
  minInlineSize: 0,
  paddingBlock: vars.space[3],
});

export const title = kitStyle({ fontWeight: vars.fontWeight.bold });
export const description = kitStyle({ color: vars.color.textMuted, fontSize: vars.fontSize.small });
