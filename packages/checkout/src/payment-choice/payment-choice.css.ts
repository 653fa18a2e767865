import { grid } from "@giftshop/ui-kit/grid";
import { vars } from "@giftshop/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const logo = style({
  display: "block",
  flexShrink: 0,
  inlineSize: vars.space[12],
  blockSize: vars.space[8],
  // The marks are drawn for a white ground.
  borderRadius: vars.radius.small,
  boxShadow: `0 0 0 ${vars.borderWidth.hairline} ${vars.color.border}`,
  selectors: { '&[data-size="small"]': { inlineSize: vars.space[8], blockSize: vars.space[5] } },
});

/** Marks of several brands beside one another. */
export const brands = style({ display: "flex", flexWrap: "wrap", gap: vars.space[2], marginBlockStart: vars.space[2] });

export const secure = style({
  display: "flex",
  alignItems: "flex-start",
  gap: vars.space[2],
  margin: 0,
  color: vars.color.textMuted,
  fontSize: vars.fontSize.small,
});

export const express = style({ display: "grid", gap: vars.space[3], minInlineSize: 0 });

export const expressTitle = style({ margin: 0, fontWeight: vars.fontWeight.medium, textAlign: "center" });

/** Beside one another where each has room for its words. */
export const wallets = style({
  display: "grid",
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${grid(60)}), 1fr))`,
  gap: vars.space[3],
});

/** Between two lines: what follows is the other way. */
export const or = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space[3],
  margin: 0,
  color: vars.color.textMuted,
  fontSize: vars.fontSize.small,
  "::before": { content: '""', flex: 1, borderBlockStart: `${vars.borderWidth.hairline} solid ${vars.color.border}` },
  "::after": { content: '""', flex: 1, borderBlockStart: `${vars.borderWidth.hairline} solid ${vars.color.border}` },
});
