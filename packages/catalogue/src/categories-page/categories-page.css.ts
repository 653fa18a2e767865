import { unfollowed } from "@giftshop/ui-kit/half-sent";
import { media, vars } from "@giftshop/ui-kit/theme";
import { globalStyle, style } from "@vanilla-extract/css";

export const grid = style({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gap: vars.space["3"],
  margin: 0,
  padding: 0,
  listStyle: "none",
  // How many there are says how many stand in a row.
  selectors: { [unfollowed]: { visibility: "hidden" } },
  "@media": {
    [media.tablet]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))", gap: vars.space["6"] },
    // Large, and in full rows: of three or of four.
    [media.large]: {
      selectors: { "&:has(> :nth-child(4n):last-child)": { gridTemplateColumns: "repeat(4, minmax(0, 1fr))" } },
    },
  },
});

export const tile = style({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gridTemplateRows: "auto 1fr auto",
  overflow: "clip",
  isolation: "isolate",
  padding: `${vars.space["4"]} ${vars.space["4"]} 0`,
  borderRadius: vars.radius.medium,
  border: `${vars.borderWidth.hairline} solid ${vars.color.border}`,
  backgroundColor: vars.color.surfaceRaised,
  boxShadow: vars.shadow.low,
  transition: `box-shadow ${vars.motion.fast} ${vars.motion.easing}`,
  "@media": {
    [media.desktop]: { padding: `${vars.space["5"]} ${vars.space["5"]} 0` },
    [media.hover]: { selectors: { "&:hover": { boxShadow: vars.shadow.raised } } },
  },
});

export const title = style({
  margin: 0,
  fontFamily: vars.font.text,
  fontSize: vars.fontSize.body,
  fontWeight: vars.fontWeight.bold,
  lineHeight: vars.lineHeight.snug,
  overflowWrap: "anywhere",
  hyphens: "auto",
  "@media": { [media.desktop]: { fontFamily: vars.font.display, fontSize: vars.fontSize.lead } },
});

export const link = style({
  color: "inherit",
  textDecoration: "none",
  selectors: {
    "&::after": { content: '""', position: "absolute", inset: 0, zIndex: 1, borderRadius: vars.radius.medium },
    "&:focus-visible": { outline: "none" },
    "&:focus-visible::after": {
      outline: `${vars.borderWidth.strong} solid ${vars.color.focus}`,
      outlineOffset: `calc(-1 * ${vars.borderWidth.strong})`,
    },
  },
});

export const count = style({
  margin: 0,
  color: vars.color.textMuted,
  fontSize: vars.fontSize.small,
});

/** A whole card before two others, of which the corners are seen: no name is cut. */
export const faces = style({
  display: "grid",
  justifyItems: "center",
  paddingBlock: `${vars.space["5"]} ${vars.space["6"]}`,
  "@media": {
    // On a ground of their own, from edge to edge.
    [media.desktop]: {
      marginBlockStart: vars.space["4"],
      marginInline: `calc(-1 * ${vars.space["5"]})`,
      paddingBlock: `${vars.space["8"]} ${vars.space["10"]}`,
      backgroundColor: vars.color.primarySoft,
    },
  },
});

globalStyle(`${faces} img`, {
  gridArea: "1 / 1",
  inlineSize: "78%",
  "@media": { [media.desktop]: { inlineSize: "62%" } },
  boxShadow: vars.shadow.card,
  transition: `transform ${vars.motion.normal} ${vars.motion.gesture}`,
});
globalStyle(`${faces} :first-child`, { zIndex: 1 });
globalStyle(`${faces} :nth-child(2)`, { rotate: "-6deg" });
globalStyle(`${faces} :nth-child(3)`, { rotate: "6deg" });

globalStyle(`${tile}:hover ${faces} img`, {
  "@media": { [`${media.hover} and ${media.motion}`]: { transform: `translateY(calc(-1 * ${vars.space["1"]}))` } },
});
