import { media, vars } from "@giftshop/ui-kit/theme";
import { globalStyle, style } from "@vanilla-extract/css";

export const label = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  columnGap: vars.space["2"],
});

export const price = style({ whiteSpace: "nowrap" });

/** Two lines are kept free where a countdown takes the place of the day, so that nothing moves. */
export const arrival = style({
  display: "block",
  selectors: { "&[data-counts]": { minBlockSize: `calc(2em * ${vars.lineHeight.snug})` } },
});

export const delivery = style({ display: "grid", gap: vars.space["1"] });

// One way alone is no choice: it stands there as what is so.
globalStyle(`${delivery} label:only-child`, { cursor: "default" });
globalStyle(`${delivery} label:only-child input`, { position: "absolute", opacity: 0, pointerEvents: "none" });

// On a wide screen it has a line that is long enough for both.
globalStyle(`${delivery} label:only-child ${arrival}[data-counts]`, {
  "@media": { [media.large]: { minBlockSize: 0 } },
});

/** Their words begin where the cards do. */
export const more = style({
  display: "flex",
  flexWrap: "wrap",
  columnGap: vars.space["3"],
  marginInlineStart: `calc(-1 * ${vars.space["3"]})`,
});
