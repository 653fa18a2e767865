import { media, vars } from "@giftshop/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const page = style({
  display: "grid",
  gap: vars.space[12],
  paddingBlock: `${vars.space[6]} ${vars.space[16]}`,
  "@media": { [media.desktop]: { gap: vars.space[16], paddingBlock: `${vars.space[12]} ${vars.space[24]}` } },
});

export const hero = style({
  display: "grid",
  gap: vars.space[8],
  alignItems: "center",
  "@media": { [media.desktop]: { gridTemplateColumns: "minmax(0, 7fr) minmax(0, 5fr)", columnGap: vars.space[16] } },
});

export const words = style({ display: "grid", gap: vars.space[4], justifyItems: "start", minInlineSize: 0 });

export const picture = style({ inlineSize: "100%", blockSize: "auto" });

export const panel = style({
  display: "grid",
  gap: vars.space[5],
  minInlineSize: 0,
  padding: vars.space[5],
  borderRadius: vars.radius.large,
  border: `${vars.borderWidth.hairline} solid ${vars.color.border}`,
  background: vars.color.surfaceRaised,
  boxShadow: vars.shadow.low,
  "@media": { [media.tablet]: { padding: vars.space[8] } },
});

export const figures = style({
  display: "grid",
  gap: vars.space[5],
  margin: 0,
  "@media": { [media.tablet]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" } },
});

export const figure = style({ display: "grid", alignContent: "start", gap: vars.space[1], minInlineSize: 0 });

export const term = style({ color: vars.color.textMuted, fontSize: vars.fontSize.small, hyphens: "auto" });

export const value = style({
  margin: 0,
  fontFamily: vars.font.display,
  fontSize: vars.fontSize.title,
  fontWeight: vars.fontWeight.display,
  lineHeight: vars.lineHeight.tight,
  fontVariantNumeric: "tabular-nums",
  overflowWrap: "anywhere",
});

export const section = style({ display: "grid", gap: vars.space[5], minInlineSize: 0 });

export const list = style({ display: "grid", gap: vars.space[3], margin: 0, paddingInlineStart: vars.space[6] });

export const plain = style({ listStyle: "none", paddingInlineStart: 0 });

export const measure = style({ maxInlineSize: vars.size.measure });

export const code = style({
  fontFamily: vars.font.code,
  fontSize: vars.fontSize.small,
  overflowWrap: "anywhere",
  unicodeBidi: "isolate",
});

export const receipt = style({
  margin: 0,
  padding: vars.space[4],
  borderRadius: vars.radius.medium,
  background: vars.color.surfaceSunken,
  fontFamily: vars.font.code,
  overflowWrap: "anywhere",
});

export const form = style({ display: "grid", gap: vars.space[5], maxInlineSize: vars.size.measure });

export const actions = style({ display: "flex", flexWrap: "wrap", gap: vars.space[3] });
