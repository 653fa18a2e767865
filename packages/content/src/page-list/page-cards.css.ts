import { media, vars } from "@giftshop/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const list = style({
  display: "grid",
  gap: vars.space["8"],
  margin: 0,
  padding: 0,
  listStyle: "none",
  "@media": {
    [media.tablet]: {
      gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
      columnGap: vars.space["6"],
      // To read on with: all three in one row.
      selectors: { "&:has(> :nth-child(3):last-child)": { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" } },
    },
    [media.desktop]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" },
    // Four of them, eight, sixteen: rows that are full.
    [media.large]: {
      selectors: {
        "&:has(> :nth-child(4n):last-child:not(:nth-child(3n)))": { gridTemplateColumns: "repeat(4, minmax(0, 1fr))" },
      },
    },
  },
});

export const card = style({ position: "relative", display: "grid", alignContent: "start", gap: vars.space["2"] });

export const title = style({
  margin: 0,
  marginBlockStart: vars.space["1"],
  fontFamily: vars.font.display,
  fontSize: vars.fontSize.lead,
  fontWeight: vars.fontWeight.bold,
  lineHeight: vars.lineHeight.snug,
  textWrap: "balance",
});

export const link = style({
  color: "inherit",
  textDecoration: "none",
  // The whole card is the target.
  "::after": { content: "", position: "absolute", inset: 0, borderRadius: vars.radius.medium },
  selectors: {
    "&:hover": { textDecoration: "underline" },
    "&:focus-visible": { outline: "none" },
    "&:focus-visible::after": {
      outline: `${vars.borderWidth.strong} solid ${vars.color.focus}`,
      outlineOffset: vars.space["1"],
    },
  },
});

export const intro = style({
  margin: 0,
  color: vars.color.textMuted,
  display: "-webkit-box",
  WebkitBoxOrient: "vertical",
  WebkitLineClamp: 3,
  overflow: "hidden",
});
