import { grid } from "@giftshop/ui-kit/grid";
import { media, vars } from "@giftshop/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const header = style({
  backgroundColor: vars.color.surface,
  borderBlockEnd: `${vars.borderWidth.hairline} solid ${vars.color.border}`,
  viewTransitionName: "site-header",
});

export const bar = style({
  display: "grid",
  gridTemplateColumns: "1fr auto auto",
  alignItems: "center",
  columnGap: vars.space["2"],
  minBlockSize: grid(16),
  "@media": {
    [media.desktop]: { gridTemplateColumns: "auto 1fr auto auto", columnGap: vars.space["8"], minBlockSize: grid(20) },
  },
});

export const logo = style({
  display: "inline-flex",
  justifySelf: "start",
  minInlineSize: 0,
  color: vars.color.text,
  textDecoration: "none",
});

export const nav = style({
  gridColumn: "1 / -1",
  gridRow: 2,
  marginInline: `calc(-1 * ${vars.space["2"]})`,
  "@media": { [media.desktop]: { gridColumn: 2, gridRow: 1 } },
});

export const list = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  margin: 0,
  padding: 0,
  listStyle: "none",
});

export const link = style({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space["2"],
  minBlockSize: vars.size.control,
  paddingInline: vars.space["2"],
  color: vars.color.text,
  fontSize: vars.fontSize.small,
  fontWeight: vars.fontWeight.medium,
  textDecoration: "none",
  borderRadius: vars.radius.small,
  selectors: {
    "&:hover": { color: vars.color.primary, textDecoration: "underline", textUnderlineOffset: "0.3em" },
    '&[aria-current="page"]': { color: vars.color.primary },
  },
});

/** Shown from the tablet on; the footer has the same on a phone. */
export const roomy = style({
  display: "none",
  gap: vars.space["2"],
  "@media": { [media.tablet]: { display: "flex" } },
});

export const tools = style({ display: "flex", alignItems: "center" });

export const trust = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space["2"],
  color: vars.color.textMuted,
});
