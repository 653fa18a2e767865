import { grid } from "@giftshop/ui-kit/grid";
import { media, vars } from "@giftshop/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const frame = style({
  minBlockSize: "100dvh",
  "@media": { [media.desktop]: { display: "grid", gridTemplateColumns: `${grid(56)} minmax(0, 1fr)` } },
});

export const head = style({
  display: "flex",
  flexWrap: "wrap",
  gap: vars.space[4],
  padding: vars.space[4],
  background: vars.color.surfaceRaised,
  borderBlockEnd: `${vars.borderWidth.hairline} solid ${vars.color.border}`,
  "@media": {
    [media.desktop]: {
      flexDirection: "column",
      flexWrap: "nowrap",
      position: "sticky",
      insetBlockStart: 0,
      blockSize: "100dvh",
      // Whoever may everything sees more places than a low window has room for.
      overflowY: "auto",
      borderBlockEnd: "none",
      borderInlineEnd: `${vars.borderWidth.hairline} solid ${vars.color.border}`,
    },
  },
});

export const name = style({
  fontWeight: vars.fontWeight.bold,
  alignSelf: "center",
  "@media": { [media.desktop]: { alignSelf: "start" } },
});

/** Opens what would take the screen of a phone before the page comes. */
export const opener = style({
  marginInlineStart: "auto",
  "@media": { [media.desktop]: { display: "none" } },
});

/** Where one can go, and who is signed in. */
export const sheet = style({
  display: "contents",
  "@media": {
    [media.belowDesktop]: {
      selectors: {
        "&[data-open]": { display: "grid", gap: vars.space[4], inlineSize: "100%" },
        "&:not([data-open])": { display: "none" },
      },
    },
  },
});

export const places = style({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gap: vars.space[1],
  margin: 0,
  padding: 0,
  listStyle: "none",
  "@media": {
    [media.tabletOnly]: { gridTemplateColumns: "repeat(4, minmax(0, 1fr))" },
    [media.desktop]: { display: "flex", flexDirection: "column" },
  },
});

export const place = style({
  display: "block",
  paddingBlock: vars.space[1],
  paddingInline: vars.space[3],
  borderRadius: vars.radius.control,
  textDecoration: "none",
  selectors: {
    "&:hover": { background: vars.color.surfaceSunken },
    "&[aria-current]": {
      background: vars.color.primarySoft,
      color: vars.color.primary,
      fontWeight: vars.fontWeight.medium,
    },
  },
});

export const foot = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space[2],
  "@media": { [media.desktop]: { marginBlockStart: "auto" } },
});

export const person = style({
  color: vars.color.textMuted,
  fontSize: vars.fontSize.small,
  overflowWrap: "anywhere",
  "@media": { [media.desktop]: { flexBasis: "100%" } },
});

export const key = style({
  paddingInline: vars.space[1],
  border: `${vars.borderWidth.hairline} solid ${vars.color.border}`,
  borderRadius: vars.radius.small,
  fontFamily: vars.font.code,
  fontSize: vars.fontSize.caption,
  color: vars.color.textMuted,
});

export const content = style({
  padding: vars.space[4],
  minInlineSize: 0,
  "@media": { [media.desktop]: { padding: vars.space[6] } },
});
