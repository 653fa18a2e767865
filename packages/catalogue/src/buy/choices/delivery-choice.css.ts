import { unfollowed } from "@giftshop/ui-kit/half-sent";
import { vars } from "@giftshop/ui-kit/theme";
import { globalStyle, style } from "@vanilla-extract/css";

export const label = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  columnGap: vars.space["2"],
});

export const price = style({ whiteSpace: "nowrap" });

/**
 * The longest that it may say lies unseen beneath what it says, so
 * that nothing moves when a countdown takes the place of a day.
 */
export const arrival = style({
  display: "grid",
  selectors: { "&[data-room]::after": { content: "attr(data-room)", gridArea: "1 / 1", visibility: "hidden" } },
});

globalStyle(`${arrival} > span`, { gridArea: "1 / 1" });

export const delivery = style({ display: "grid", gap: vars.space["1"] });
globalStyle(unfollowed.replace("&", `${delivery} > *`), { visibility: "hidden" });

// One way alone is no choice: it stands there as what is so.
globalStyle(`${delivery} label:only-child`, { cursor: "default" });
globalStyle(`${delivery} label:only-child input`, { position: "absolute", opacity: 0, pointerEvents: "none" });

/** The day that was chosen. */
export const day = style({ margin: 0, fontWeight: vars.fontWeight.medium });

/** Their words begin where the cards do. */
export const more = style({
  display: "flex",
  flexWrap: "wrap",
  columnGap: vars.space["3"],
  marginInlineStart: `calc(-1 * ${vars.space["3"]})`,
});
