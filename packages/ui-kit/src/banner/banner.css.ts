import { createVar } from "@vanilla-extract/css";
import { vars } from "../theme/contract.css.ts";
import { kitStyle } from "../theme/kit-style.ts";

const tone = createVar();

export const banner = kitStyle({
  vars: { [tone]: vars.color.info },
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr) auto",
  gap: vars.space[3],
  padding: vars.space[4],
  border: `${vars.borderWidth.hairline} solid color-mix(in srgb, ${tone} 35%, transparent)`,
  borderRadius: vars.radius.medium,
  background: vars.color.infoSoft,
  lineHeight: vars.lineHeight.body,
  selectors: {
    '&[data-shape="strip"]': { borderInline: 0, borderBlockStart: 0, borderRadius: 0 },
    '&[data-tone="success"]': { vars: { [tone]: vars.color.success }, background: vars.color.successSoft },
    '&[data-tone="warning"]': { vars: { [tone]: vars.color.warning }, background: vars.color.warningSoft },
    '&[data-tone="danger"]': { vars: { [tone]: vars.color.danger }, background: vars.color.dangerSoft },
  },
});

export const icon = kitStyle({ color: tone, marginBlockStart: vars.space[1] });
export const words = kitStyle({ display: "grid", gap: vars.space[1], minInlineSize: 0, overflowWrap: "break-word" });
export const title = kitStyle({ margin: 0, fontWeight: vars.fontWeight.bold });
export const body = kitStyle({ maxInlineSize: vars.size.measure });
// As high as the first line, so that its room does not push the words down.
export const close = kitStyle({
  marginBlock: `calc(${vars.space[2]} * -1)`,
  marginInlineEnd: `calc(${vars.space[2]} * -1)`,
});
export const action = kitStyle({
  display: "flex",
  flexWrap: "wrap",
  gap: vars.space[2],
  marginBlockStart: vars.space[2],
});
