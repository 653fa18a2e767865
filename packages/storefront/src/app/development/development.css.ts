import { grid as onGrid } from "@giftshop/ui-kit/grid";
import { vars } from "@giftshop/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const body = style({
  margin: 0,
  paddingBlock: vars.space[8],
  paddingInline: vars.space[4],
});

export const page = style({ maxInlineSize: vars.size.container, marginInline: "auto" });

export const title = style({ margin: 0, fontSize: vars.fontSize.heading, lineHeight: vars.lineHeight.tight });

export const tools = style({ display: "flex", flexWrap: "wrap", gap: vars.space[3], padding: 0, listStyle: "none" });

export const tool = style({
  display: "inline-block",
  paddingBlock: vars.space[2],
  paddingInline: vars.space[4],
  borderRadius: vars.radius.pill,
  backgroundColor: vars.color.surfaceInverse,
  color: vars.color.textOnInverse,
  textDecoration: "none",
});

export const group = style({ marginBlockStart: vars.space[10] });

export const grid = style({
  display: "grid",
  gap: vars.space[3],
  gridTemplateColumns: `repeat(auto-fill, minmax(${onGrid(60)}, 1fr))`,
  padding: 0,
  listStyle: "none",
});

export const card = style({
  display: "grid",
  gap: vars.space[1],
  padding: vars.space[4],
  border: `${vars.borderWidth.hairline} solid ${vars.color.border}`,
  borderBlockStart: `${vars.space[1]} solid`,
  borderRadius: vars.radius.large,
  backgroundColor: vars.color.surfaceRaised,
});

export const name = style({ margin: 0, fontSize: vars.fontSize.lead });

export const facts = style({ margin: 0, color: vars.color.textMuted, fontSize: vars.fontSize.small });

export const links = style({ display: "flex", flexWrap: "wrap", gap: `${vars.space[1]} ${vars.space[4]}` });

export const link = style({ display: "inline-block", paddingBlock: vars.space[1], color: vars.color.primary });
