import { unfollowed } from "@giftshop/ui-kit/half-sent";
import { media, vars } from "@giftshop/ui-kit/theme";
import { globalStyle, style } from "@vanilla-extract/css";
import { words } from "../spotlight.css.ts";

/**
 * First featured card, a list of 4, the last (phone); the two beside a list of 5 (tablet, small desktop); all
 * around a list of 8 (specification, section 2).
 */
export const block = style({
  display: "grid",
  gap: vars.space["4"],
  gridTemplateAreas: '"first" "list" "last"',
  // Its parts are as high as one another: it is drawn once the last is there.
  selectors: { [unfollowed]: { visibility: "hidden" } },
  "@media": {
    [media.tablet]: {
      gap: vars.space["6"],
      gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)",
      gridTemplateAreas: '"first list" "last list"',
    },
    [media.large]: {
      gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1.25fr) minmax(0, 1fr)",
      gridTemplateAreas: '"first list second" "third list last"',
    },
  },
});

const featured = style({ position: "relative", display: "grid" });
const between = style({
  position: "relative",
  display: "none",
  "@media": { [media.large]: { display: "grid" } },
});

/** By position; the two in the middle wait for a large desktop. */
export const places = {
  first: style([featured, { gridArea: "first" }]),
  second: style([between, { gridArea: "second" }]),
  third: style([between, { gridArea: "third" }]),
  last: style([featured, { gridArea: "last" }]),
} as const;

/** With fewer than four featured cards the list takes the room that is left. */
export const fewFeatured = style({
  "@media": {
    [media.large]: {
      gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)",
      gridTemplateAreas: '"first list" "last list"',
    },
  },
});

export const list = style({
  gridArea: "list",
  display: "grid",
  alignContent: "space-between",
  margin: 0,
  padding: vars.space["2"],
  listStyle: "none",
  borderRadius: vars.radius.large,
  border: `${vars.borderWidth.hairline} solid ${vars.color.border}`,
  backgroundColor: vars.color.surfaceRaised,
  boxShadow: vars.shadow.low,
});

globalStyle(`${list} > *`, { display: "grid" });
globalStyle(`${list} > :nth-child(n + 5)`, { display: "none" });
globalStyle(`${list} > :nth-child(5)`, { "@media": { [media.tablet]: { display: "grid" } } });
globalStyle(`${list} > :nth-child(n + 6)`, { "@media": { [media.large]: { display: "grid" } } });

/** At the end of a featured card's words, which leave room for it. */
export const heart = style({
  position: "absolute",
  insetBlockEnd: vars.space["4"],
  insetInlineEnd: vars.space["1"],
  zIndex: 1,
});
globalStyle(`${featured} ${words}, ${between} ${words}`, {
  paddingInlineEnd: vars.space["16"],
});

/** A row of the list, and its heart at the end. */
export const row = style({
  alignItems: "center",
  gridTemplateColumns: "minmax(0, 1fr) auto",
});

export const all = style({ display: "flex", justifyContent: "center", marginBlockStart: vars.space["8"] });
