import { unfollowed } from "@giftshop/ui-kit/half-sent";
import { media, vars } from "@giftshop/ui-kit/theme";
import { globalStyle, style } from "@vanilla-extract/css";

export const band = style({ backgroundColor: vars.color.surfaceSunken });

export const grid = style({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gap: vars.space["2"],
  margin: 0,
  padding: 0,
  listStyle: "none",
  "@media": {
    // Rows that are full with the eighteen there are, here and on a desktop.
    [media.tablet]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))", gap: vars.space["4"] },
    [media.large]: { gridTemplateColumns: "repeat(6, minmax(0, 1fr))" },
  },
  // What stands in the middle of a tile moves with the highest of its row.
  selectors: { [unfollowed]: { visibility: "hidden" } },
});

/** Tiles that a phone shows at first: three rows of two. */
export const tilesOnPhone = 6;

globalStyle(`${grid} > :nth-child(n+${tilesOnPhone + 1})`, {
  "@media": { [media.belowTablet]: { display: "none" } },
});

/** Only where tiles are left out. */
export const all = style({
  display: "grid",
  placeItems: "center",
  minBlockSize: vars.size.control,
  marginBlockStart: vars.space["3"],
  color: vars.color.primary,
  fontWeight: vars.fontWeight.bold,
  selectors: {
    "&:focus-visible": { outline: `${vars.borderWidth.strong} solid ${vars.color.focus}` },
  },
  "@media": { [media.tablet]: { display: "none" } },
});

export const tile = style({
  boxSizing: "border-box",
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  alignContent: "center",
  alignItems: "center",
  columnGap: vars.space["3"],
  blockSize: "100%",
  padding: vars.space["3"],
  borderRadius: vars.radius.medium,
  border: `${vars.borderWidth.hairline} solid ${vars.color.border}`,
  backgroundColor: vars.color.surfaceRaised,
  color: vars.color.text,
  textDecoration: "none",
  boxShadow: vars.shadow.low,
  transition: `box-shadow ${vars.motion.fast} ${vars.motion.easing}`,
  "@media": { [media.tablet]: { padding: vars.space["4"] } },
  selectors: {
    "&:hover": { boxShadow: vars.shadow.raised },
    "&:focus-visible": {
      outline: `${vars.borderWidth.strong} solid ${vars.color.focus}`,
      outlineOffset: vars.space["1"],
    },
  },
});

globalStyle(`${tile} > svg`, {
  boxSizing: "border-box",
  gridRow: "1 / 3",
  inlineSize: vars.space["10"],
  blockSize: vars.space["10"],
  padding: `calc((${vars.space["10"]} - ${vars.size.icon}) / 2)`,
  borderRadius: vars.radius.pill,
  backgroundColor: vars.color.primarySoft,
  color: vars.color.primary,
});

export const title = style({
  alignSelf: "end",
  fontSize: vars.fontSize.small,
  fontWeight: vars.fontWeight.bold,
  lineHeight: vars.lineHeight.snug,
  overflowWrap: "anywhere",
  hyphens: "auto",
});

export const count = style({
  gridColumn: 2,
  alignSelf: "start",
  color: vars.color.textMuted,
  fontSize: vars.fontSize.caption,
});
